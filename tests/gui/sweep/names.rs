//! What a screen reader is told: that every control has a name that no other control of the screen has, and a role that says
//! what can be done with it.

use std::collections::BTreeMap;

use egui::accesskit::{Action, Role};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;

use super::Pane;

/// What can be worked, and in which way.
const WORKED: [Role; 12] = [
    Role::Button,
    Role::CheckBox,
    Role::ComboBox,
    Role::Link,
    Role::ListBoxOption,
    Role::MenuItem,
    Role::MultilineTextInput,
    Role::RadioButton,
    Role::Slider,
    Role::SpinButton,
    Role::Tab,
    Role::TextInput,
];

/// What is wrong with the names and roles of a screen.
pub(super) fn complaints(pane: &Pane) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut names: BTreeMap<(String, String), usize> = BTreeMap::new();
    for node in pane.harness.root().children_recursive() {
        let inner = node.accesskit_node();
        let supports = |action| inner.data().supports_action(action);
        let role = inner.role();
        let name = inner.label().unwrap_or_default();
        if role != Role::ScrollBar && (supports(Action::Click) || supports(Action::Focus)) {
            if name.trim().is_empty() {
                complaints.push(format!("{role:?} at {:?} has no name", node.rect()));
            }
            if !WORKED.contains(&role) {
                complaints.push(format!("{name:?} can be worked, but is a {role:?}"));
            }
            *names.entry((place(&node), name.clone())).or_default() += 1;
        }
        if role == Role::Region && name.is_empty() {
            complaints.push(format!("a region at {:?} has no name", node.rect()));
        }
    }
    let alike = names.iter().filter(|((_, name), times)| **times > 1 && !name.is_empty());
    complaints.extend(alike.map(|((place, name), times)| format!("{times} controls in {place:?} are called {name:?}")));
    complaints
}

/// The named region, group or dialog that a node lies in.
fn place(node: &Node<'_>) -> String {
    let mut up = node.parent();
    while let Some(above) = up {
        let inner = above.accesskit_node();
        if let Some(name) = inner.label().filter(|_| matches!(inner.role(), Role::Region | Role::Group | Role::Dialog)) {
            return name;
        }
        up = above.parent();
    }
    String::new()
}
