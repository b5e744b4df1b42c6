//! How the window looks: the theme's colours and the sizes of type, as egui wants them.

use egui::{Color32, CornerRadius, FontFamily, FontId, Painter, Rect, Response, RichText, Stroke, StrokeKind, TextStyle, Ui, Vec2};

use super::paint::{SEMIBOLD, colour};
use crate::app::{App, Settings, Targets};
use crate::rules::Rules;
use crate::scene::{BoardLook, Colour, Drawing, Theme, Tone};
use crate::watch::Motion;

/// The look of one frame.
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// How much larger than usual text is: 1 at 100 %.
    pub scale: f32,
    /// What presses.
    pub presses: Presses,
    /// What boards look like.
    board: BoardLook,
    motion: Motion,
}

/// What presses buttons and all else that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presses {
    /// A mouse or the keyboard.
    Pointer,
    /// A finger.
    Finger,
}

/// The room for a bar that scrolls, in points.
pub const BAR: f32 = 10.0;

/// Leaves the room for a bar at the right of what scrolls, whether there is one or not: nothing moves as it comes and goes.
pub fn beside_bar(ui: &mut Ui) {
    ui.set_max_width(ui.available_width() - BAR);
}

/// How wide and high at least what a finger presses is, in points.
pub const FINGER: f32 = 44.0;

impl Look {
    /// The look as the settings have it, around the board of a game or around none.
    pub fn new(ctx: &egui::Context, app: &App, rules: Option<&Rules>) -> Self {
        let Settings { board, text_percent, targets, .. } = *app.settings();
        let drawing = rules.map_or(board.without_game(), |rules| board.drawing(rules));
        let touched = targets == Targets::Large || ctx.input(egui::InputState::has_touch_screen);
        let presses = if touched { Presses::Finger } else { Presses::Pointer };
        Self { theme: Theme::new(app.tone(), drawing), scale: f32::from(text_percent) / 100.0, presses, board, motion: app.motion() }
    }

    /// The same look with the board of another game.
    #[must_use]
    pub fn with(&self, rules: &Rules) -> Self {
        Self { theme: Theme::new(self.theme.tone, self.board.drawing(rules)), ..*self }
    }

    /// The same look with text so many times larger.
    #[must_use]
    pub fn times(&self, factor: f32) -> Self {
        Self { theme: self.theme.clone(), scale: self.scale * factor, ..*self }
    }

    /// The same look with text that is at most so many times the usual size, and never smaller than usual.
    #[must_use]
    pub fn at_most(&self, scale: f32) -> Self {
        Self { theme: self.theme.clone(), scale: self.scale.min(scale.max(1.0)), ..*self }
    }

    /// The same look with text small enough for these texts to stand in this room side by side; never smaller than usual.
    #[must_use]
    pub fn fitting(&self, ui: &Ui, texts: &[String], points: f32, room: f32) -> Self {
        let font = self.at_most(1.0).strong_font(points);
        let width = |text: &String| ui.painter().layout_no_wrap(text.clone(), font.clone(), Color32::PLACEHOLDER).size().x;
        self.at_most(room / texts.iter().map(width).sum::<f32>().max(1.0))
    }

    /// Makes egui draw its own widgets in this look.
    pub fn apply(&self, ctx: &egui::Context) {
        let mut style = (*ctx.global_style()).clone();
        style.visuals = self.visuals();
        style.text_styles = [
            (TextStyle::Small, self.font(12.0)),
            (TextStyle::Body, self.font(14.0)),
            (TextStyle::Button, self.font(14.0)),
            (TextStyle::Monospace, FontId::new(13.0 * self.scale, FontFamily::Monospace)),
            (TextStyle::Heading, FontId::new(20.0 * self.scale, FontFamily::Name(SEMIBOLD.into()))),
        ]
        .into();
        style.spacing.button_padding = Vec2::new(10.0, 5.0);
        style.spacing.item_spacing = Vec2::new(8.0, 6.0);
        style.spacing.interact_size.y = self.row();
        style.spacing.interact_size.x = 40.0_f32.max(self.least());
        style.spacing.menu_margin = 8.into();
        // What goes on beyond an edge shows it, also before anybody points there.
        (style.spacing.scroll.dormant_handle_opacity, style.spacing.scroll.dormant_background_opacity) = (0.6, 0.3);
        style.spacing.scroll.floating_width = 5.0;
        style.interaction.selectable_labels = false;
        (style.animation_time, style.scroll_animation) = match self.motion {
            Motion::Flowing => (egui::Style::default().animation_time, egui::style::ScrollAnimation::default()),
            Motion::Stepped => (0.0, egui::style::ScrollAnimation::none()),
        };
        ctx.set_global_style(style);
    }

    /// How high a row of buttons is at least.
    pub fn row(&self) -> f32 {
        (26.0 * self.scale).max(self.least())
    }

    /// How wide and high what is pressed is at least.
    pub const fn least(&self) -> f32 {
        match self.presses {
            Presses::Pointer => 0.0,
            Presses::Finger => FINGER,
        }
    }

    /// The usual type in this many points at 100 %.
    pub fn font(&self, points: f32) -> FontId {
        FontId::proportional(points * self.scale)
    }

    /// The heavier type in this many points at 100 %.
    pub fn strong_font(&self, points: f32) -> FontId {
        FontId::new(points * self.scale, FontFamily::Name(SEMIBOLD.into()))
    }

    /// Text in the usual type.
    pub fn text(&self, text: impl Into<String>, points: f32) -> RichText {
        RichText::new(text).font(self.font(points)).color(self.colour(self.theme.text))
    }

    /// Text of less weight.
    pub fn muted(&self, text: impl Into<String>, points: f32) -> RichText {
        RichText::new(text).font(self.font(points)).color(self.colour(self.theme.muted))
    }

    /// Text in the heavier type.
    pub fn strong(&self, text: impl Into<String>, points: f32) -> RichText {
        RichText::new(text).font(self.strong_font(points)).color(self.colour(self.theme.text))
    }

    /// A colour of the theme.
    #[expect(clippy::unused_self, reason = "colours are asked of the look, so that no other is drawn by accident")]
    pub fn colour(&self, of_theme: Colour) -> Color32 {
        colour(of_theme)
    }

    /// Paints the ground of a card that can be pressed. Under the pointer its ground changes: a ring is the keyboard's sign alone.
    pub fn card(&self, painter: &Painter, rect: Rect, response: &Response) {
        let ground = if response.hovered() { self.theme.hovered } else { self.theme.panel };
        let edge = if response.hovered() { self.theme.muted } else { self.theme.line };
        painter.rect(rect, 12.0, self.colour(ground), Stroke::new(1.0, self.colour(edge)), StrokeKind::Inside);
    }

    fn visuals(&self) -> egui::Visuals {
        let theme = &self.theme;
        let mut visuals = match theme.tone {
            Tone::Light => egui::Visuals::light(),
            Tone::Dark => egui::Visuals::dark(),
        };
        let [text, muted, line] = [theme.text, theme.muted, theme.line].map(|of_theme| self.colour(of_theme));
        let [window, panel, raised, hovered, accent] =
            [theme.window, theme.panel, theme.raised, theme.hovered, theme.accent].map(|of_theme| self.colour(of_theme));
        visuals.panel_fill = window;
        visuals.window_fill = panel;
        visuals.window_stroke = Stroke::new(1.0, line);
        visuals.extreme_bg_color = panel;
        visuals.text_edit_bg_color = Some(raised);
        visuals.faint_bg_color = raised;
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(muted);
        visuals.hyperlink_color = accent;
        visuals.selection.bg_fill = accent;
        visuals.selection.stroke = Stroke::new(2.0, self.colour(theme.on_accent));
        visuals.warn_fg_color = self.colour(theme.bad);
        visuals.error_fg_color = self.colour(theme.bad);
        let corner = CornerRadius::same(7);
        for (widget, fill, ink) in [
            (&mut visuals.widgets.noninteractive, panel, text),
            (&mut visuals.widgets.inactive, raised, text),
            (&mut visuals.widgets.hovered, hovered, text),
            // What has the focus has its ring, and letters of its own colour: they are to be read on it.
            (&mut visuals.widgets.active, hovered, text),
            (&mut visuals.widgets.open, hovered, text),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::NONE;
            widget.fg_stroke = Stroke::new(1.0, ink);
            widget.corner_radius = corner;
            widget.expansion = 0.0;
        }
        if theme.drawing == Drawing::Outlined {
            // Grounds are all alike there: what can be pressed has an outline.
            for widget in [&mut visuals.widgets.inactive, &mut visuals.widgets.active, &mut visuals.widgets.open] {
                widget.bg_stroke = Stroke::new(1.0, line);
            }
        }
        visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, line);
        visuals.widgets.hovered.bg_stroke = Stroke::new(1.0, line);
        visuals
    }
}
