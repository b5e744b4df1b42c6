//! Menus: every command stands in one, as each system has it.

use gobale::app::Command;
use gobale::app::command::{Menu, Platform};
use gobale::words::Words;

const PLATFORMS: [Platform; 3] = [Platform::Mac, Platform::Windows, Platform::Other];

#[test]
fn every_command_stands_in_one_menu() {
    for platform in PLATFORMS {
        let all: Vec<Command> =
            Menu::all(platform).iter().flat_map(|menu| menu.groups(platform).iter().copied().flatten().copied()).collect();
        for command in Command::ALL {
            // These are shown where there is something to continue, or to cancel.
            let wanted = usize::from(!matches!(command, Command::Continue | Command::Cancel));
            assert_eq!(all.iter().filter(|&&other| other == command).count(), wanted, "{command:?} on {platform:?}");
        }
        assert!(all.iter().all(|command| Menu::of(*command, platform).is_some()));
    }
}

#[test]
fn each_system_has_its_own_way_out() {
    let words = Words::english();
    for (platform, menu, label, key) in [
        (Platform::Mac, Menu::Program, "Quit", "Cmd+Q"),
        (Platform::Windows, Menu::File, "Exit", "Ctrl+Q"),
        (Platform::Other, Menu::File, "Quit", "Ctrl+Q"),
    ] {
        assert_eq!(Menu::of(Command::Quit, platform), Some(menu));
        assert_eq!(Menu::of(Command::Settings, platform), Some(menu));
        assert_eq!(Command::Quit.label_on(platform, &words), label);
        assert_eq!(Command::Quit.key_on(platform, &words).as_deref(), Some(key));
        let last = Menu::all(platform).iter().find(|all| **all == menu).and_then(|menu| menu.groups(platform).last());
        assert_eq!(last, Some(&&[Command::Quit][..]), "it is the last thing in its menu on {platform:?}");
    }
    assert_eq!(Menu::all(Platform::Mac).first(), Some(&Menu::Program));
}

#[test]
fn no_two_commands_have_one_key() {
    for (number, one) in Command::ALL.into_iter().enumerate() {
        for other in &Command::ALL[number + 1..] {
            assert!(one.shortcut().is_none() || one.shortcut() != other.shortcut(), "{one:?} and {other:?}");
        }
    }
}
