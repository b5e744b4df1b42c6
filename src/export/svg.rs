//! A scene as SVG.
//!
//! Text is written as outlines and gradients in full, so that the file needs nothing beside it. It knows shapes and colours
//! alone, nothing of boards or games.

use std::collections::HashMap;
use std::fmt::{self, Display, Write as _};

use super::letters::{HALF_CAPITAL, Letters, OUTLINED};
use super::pixels::Pixels;
use crate::scene::shape::{Anchor, Ellipse, Path, Reader, Stops, Stroke, Text, length};
use crate::scene::{Colour, Paint, Point, Shape, Size, point};

/// How much a blur spreads that looks like an edge which fades evenly over a width of 1.
const BLUR: f32 = 0.29;

/// What somebody who does not see the picture is told.
pub(super) struct Caption<'a> {
    pub(super) title: &'a str,
    pub(super) description: &'a str,
}

/// A picture while it is written.
pub(super) struct Writer<'a> {
    letters: &'a mut Letters,
    body: String,
    /// What is referred to: its text but for its name, and its number.
    definitions: HashMap<String, usize>,
    /// The same in order.
    defined: String,
}

/// A number as it is written: to two places, without zeros that say nothing.
pub(super) struct Number(f32);

/// A number, to be written.
pub(super) const fn number(number: f32) -> Number {
    Number(number)
}

impl Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (sign, whole, rest) = (if hundredths < 0 { "-" } else { "" }, hundredths.abs() / 100, hundredths.abs() % 100);
        match (rest, rest % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

/// A text as XML has it. What XML cannot hold is left out.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// An attribute for a colour, and one for how opaque it is.
fn coloured(what: &str, prefix: &str, colour: Colour) -> String {
    let Colour { r, g, b, a } = colour;
    let opacity = if a == 255 { String::new() } else { format!(" {prefix}-opacity=\"{:.3}\"", f32::from(a) / 255.0) };
    format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\"{opacity}")
}

impl<'a> Writer<'a> {
    pub(super) fn new(letters: &'a mut Letters) -> Self {
        Self { letters, body: String::new(), definitions: HashMap::new(), defined: String::new() }
    }

    /// Adds shapes of a scene whose upper left corner is at a place.
    pub(super) fn add(&mut self, origin: Point, shapes: &[Shape]) {
        self.write(format_args!("<g transform=\"translate({} {})\">\n", number(origin.x), number(origin.y)));
        for shape in shapes {
            match shape {
                Shape::Ellipse(ellipse) => self.ellipse(ellipse),
                Shape::Path(path) => self.path(path),
                Shape::Text(text) => self.text(text),
            }
        }
        self.body.push_str("</g>\n");
    }

    /// The whole file.
    pub(super) fn finish(self, size: Size, pixels: Pixels, ground: Option<Colour>, told: &Caption<'_>) -> String {
        let (width, height) = (number(size.width), number(size.height));
        let ground = ground.map_or_else(String::new, |colour| {
            format!("<rect width=\"{width}\" height=\"{height}\"{}/>\n", coloured("fill", "fill", colour))
        });
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
             aria-labelledby=\"title desc\">\n<title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n<defs>\n{}</defs>\n\
             {ground}{}</svg>\n",
            pixels.width(),
            pixels.height(),
            escaped(told.title),
            escaped(told.description),
            self.defined,
            self.body,
        )
    }

    fn write(&mut self, text: fmt::Arguments<'_>) {
        // A string takes whatever is written.
        let _ = self.body.write_fmt(text);
    }

    /// Defines something once, and gives its number. `before` and `after` stand around its name.
    fn define(&mut self, before: &str, after: &str) -> usize {
        let key = format!("{before}{after}");
        if let Some(&number) = self.definitions.get(&key) {
            return number;
        }
        let number = self.definitions.len();
        self.definitions.insert(key, number);
        let _ = writeln!(self.defined, "<{before} id=\"d{number}\"{after}");
        number
    }

    /// The attribute that fills an area. Gradients lie in the scene: for what is turned they are turned back.
    fn fill(&mut self, paint: &Paint, turned_back: impl Fn(Point) -> Point) -> String {
        let stops = |stops: &Stops| {
            stops.as_slice().iter().fold(String::new(), |text, &(at, colour)| {
                format!("{text}<stop offset=\"{}\"{}/>", number(at), coloured("stop-color", "stop", colour))
            })
        };
        let number = match paint {
            Paint::Flat(colour) => return coloured("fill", "fill", *colour),
            Paint::Linear { from, to, stops: colours } => {
                let (from, to) = (turned_back(*from), turned_back(*to));
                let [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(number);
                let place = format!(" gradientUnits=\"userSpaceOnUse\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"");
                self.define("linearGradient", &format!("{place}>{}</linearGradient>", stops(colours)))
            }
            Paint::Radial { centre, radius, stops: colours } => {
                let centre = turned_back(*centre);
                let [x, y, r] = [centre.x, centre.y, *radius].map(number);
                let place = format!(" gradientUnits=\"userSpaceOnUse\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"");
                self.define("radialGradient", &format!("{place}>{}</radialGradient>", stops(colours)))
            }
            // Without a place a gradient runs from the middle of what it fills to its edge.
            Paint::Outwards(colours) => self.define("radialGradient", &format!(">{}</radialGradient>", stops(colours))),
        };
        format!(" fill=\"url(#d{number})\"")
    }

    fn ellipse(&mut self, ellipse: &Ellipse) {
        let Ellipse { centre, rx, ry, angle, fill } = ellipse;
        let (sin, cos) = angle.sin_cos();
        let fill = self.fill(fill, |at| {
            let way = at - *centre;
            *centre + point(way.x * cos + way.y * sin, way.y * cos - way.x * sin)
        });
        let [x, y, rx, ry, degrees] = [centre.x, centre.y, *rx, *ry, angle.to_degrees()].map(number);
        let turn = if *angle == 0.0 { String::new() } else { format!(" transform=\"rotate({degrees} {x} {y})\"") };
        self.write(format_args!("<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"{turn}{fill}/>\n"));
    }

    fn path(&mut self, path: &Path) {
        let mut data = String::new();
        for (index, at) in path.points.iter().enumerate() {
            let letter = if index == 0 { 'M' } else { 'L' };
            let _ = write!(data, "{letter}{} {}", number(at.x), number(at.y));
        }
        if path.closed {
            data.push('Z');
        }
        if let Some(paint) = &path.fill {
            let fill = self.fill(paint, |at| at);
            let filter = if path.soft > 0.0 {
                let blur = format!("><feGaussianBlur stdDeviation=\"{}\"/></filter>", number(path.soft * BLUR));
                format!(" filter=\"url(#d{})\"", self.define("filter color-interpolation-filters=\"sRGB\"", &blur))
            } else {
                String::new()
            };
            self.write(format_args!("<path d=\"{data}\"{fill}{filter}/>\n"));
        }
        if let Some(stroke) = &path.stroke {
            let line = line(stroke, length(&path.points, path.closed), path.closed);
            self.write(format_args!("<path d=\"{data}\" fill=\"none\"{line}/>\n"));
        }
    }

    fn text(&mut self, text: &Text) {
        let outlines = self.letters.outlines(&text.string, text.weight);
        let scale = text.size / OUTLINED;
        let width = self.letters.width(&text.string, text.size, text.weight);
        let left = match text.anchor {
            Anchor::Start => text.at.x,
            Anchor::Middle => text.at.x - width / 2.0,
            Anchor::End => text.at.x - width,
        };
        let base = text.at.y + HALF_CAPITAL * text.size;
        let name = self.define("path", &format!(" d=\"{}\"/>", outlines.path));
        let fill = coloured("fill", "fill", text.colour);
        let (x, y) = (number(left), number(base));
        let turn = match text.reader {
            Reader::Below => String::new(),
            Reader::Above => format!("rotate(180 {} {}) ", number(text.at.x), number(text.at.y)),
        };
        self.write(format_args!("<use href=\"#d{name}\" transform=\"{turn}translate({x} {y}) scale({scale:.4})\"{fill}/>\n"));
    }
}

/// The attributes of a line of this length.
fn line(stroke: &Stroke, whole: f32, closed: bool) -> String {
    let dashes = stroke.dash.map_or_else(String::new, |dash| {
        let dash = if closed { dash.round(whole) } else { dash };
        // What is shorter than it is wide is a dot: its round ends alone.
        let (on, off) = if dash.on < stroke.width * 0.25 { (0.01, dash.on + dash.off - 0.01) } else { (dash.on, dash.off) };
        format!(" stroke-dasharray=\"{} {}\"", number(on), number(off))
    });
    let colour = coloured("stroke", "stroke", stroke.colour);
    format!("{colour} stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{dashes}", number(stroke.width))
}
