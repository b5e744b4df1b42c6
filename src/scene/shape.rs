//! The drawing data: what every painter understands.
//!
//! Measures are in points, x to the right and y downwards, from the upper left corner of the scene. Nothing here knows
//! boards, seeds or how pixels are made.

use std::ops::{Add, Mul, Sub};

/// A place, or the way from one place to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// A place by its two measures.
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// How far it is from the origin, or how long a way it is.
    pub fn length(self) -> f32 {
        // Places are far from the limits that `hypot` guards against, and there are thousands in a picture.
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The place `t` of the way to another: here at 0, there at 1.
    #[must_use]
    pub fn towards(self, other: Self, t: f32) -> Self {
        self + (other - self) * t
    }

    /// A way of this length in this direction; an angle in radians, 0 to the right, growing clockwise as seen.
    pub fn polar(length: f32, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        point(length * cos, length * sin)
    }

    /// The same way in length 1; to the right where there is no way at all.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > f32::EPSILON { self * (1.0 / length) } else { point(1.0, 0.0) }
    }

    /// The way turned a quarter clockwise as seen.
    #[must_use]
    pub const fn turned(self) -> Self {
        point(-self.y, self.x)
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        point(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, by: f32) -> Self {
        point(self.x * by, self.y * by)
    }
}

/// A width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// The upper left corner.
    pub min: Point,
    /// The lower right corner.
    pub max: Point,
}

impl Rect {
    /// A rectangle by its upper left corner and its size.
    pub fn new(min: Point, width: f32, height: f32) -> Self {
        Self { min, max: min + point(width, height) }
    }

    /// A rectangle around a place.
    pub fn around(centre: Point, width: f32, height: f32) -> Self {
        Self::new(centre - point(width, height) * 0.5, width, height)
    }

    /// The width.
    pub fn width(&self) -> f32 {
        self.max.x - self.min.x
    }

    /// The height.
    pub fn height(&self) -> f32 {
        self.max.y - self.min.y
    }

    /// The middle.
    pub fn centre(&self) -> Point {
        self.min.towards(self.max, 0.5)
    }
}

/// A colour: red, green and blue in sRGB, and how opaque it is (not multiplied in).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// 0 cannot be seen, 255 lets nothing through.
    pub a: u8,
}

impl Colour {
    /// Nothing to be seen.
    pub const CLEAR: Self = Self { r: 0, g: 0, b: 0, a: 0 };

    /// An opaque colour.
    pub const fn rgb(r: u8, g: u8, b: u8) -> Self {
        Self { r, g, b, a: 255 }
    }

    /// The same colour, `alpha` times as opaque.
    #[must_use]
    pub fn fade(self, alpha: f32) -> Self {
        Self { a: (f32::from(self.a) * alpha.clamp(0.0, 1.0) + 0.5) as u8, ..self }
    }

    /// The colour `t` of the way to another.
    #[must_use]
    pub fn mix(self, other: Self, t: f32) -> Self {
        let part = |from: u8, to: u8| (f32::from(from) + (f32::from(to) - f32::from(from)) * t + 0.5) as u8;
        Self { r: part(self.r, other.r), g: part(self.g, other.g), b: part(self.b, other.b), a: part(self.a, other.a) }
    }

    /// How much light it gives, from 0 to 1: what is left of it in grey (WCAG 2 relative luminance).
    pub fn luminance(self) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// The contrast between two opaque colours, from 1 to 21 (WCAG 2).
    pub fn contrast(self, other: Self) -> f32 {
        let (one, two) = (self.luminance() + 0.05, other.luminance() + 0.05);
        if one > two { one / two } else { two / one }
    }
}

/// The most stops a gradient has.
const STOPS: usize = 4;

/// The colours of a gradient and where each stands, from 0 to 1 in rising order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stops {
    stops: [(f32, Colour); STOPS],
    len: u8,
}

impl Stops {
    /// From one to four stops.
    pub fn new(stops: &[(f32, Colour)]) -> Self {
        debug_assert!((1..=STOPS).contains(&stops.len()));
        let mut kept = [(1.0, Colour::CLEAR); STOPS];
        let len = stops.len().min(STOPS);
        kept[..len].copy_from_slice(&stops[..len]);
        Self { stops: kept, len: len as u8 }
    }

    /// The stops in order.
    pub fn as_slice(&self) -> &[(f32, Colour)] {
        &self.stops[..self.len as usize]
    }

    /// The colour at a place between 0 and 1; before the first stop and after the last it stays the same.
    pub fn at(&self, t: f32) -> Colour {
        let stops = self.as_slice();
        let Some(after) = stops.iter().position(|&(at, _)| at >= t) else { return stops[stops.len() - 1].1 };
        if after == 0 {
            return stops[0].1;
        }
        let ((from, one), (to, two)) = (stops[after - 1], stops[after]);
        one.mix(two, (t - from) / (to - from).max(f32::EPSILON))
    }

    /// The same stops, each `alpha` times as opaque.
    #[must_use]
    pub fn fade(mut self, alpha: f32) -> Self {
        for (_, colour) in &mut self.stops {
            *colour = colour.fade(alpha);
        }
        self
    }
}

/// What an area is filled with. Gradients lie in the scene, not in the shape: the light comes from one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// One colour.
    Flat(Colour),
    /// Colours that change along the way from one place to another.
    Linear {
        /// Where stop 0 is.
        from: Point,
        /// Where stop 1 is.
        to: Point,
        /// The colours.
        stops: Stops,
    },
    /// Colours that change with the distance from a place.
    Radial {
        /// Where stop 0 is.
        centre: Point,
        /// How far from it stop 1 is.
        radius: f32,
        /// The colours.
        stops: Stops,
    },
    /// Colours that change from the middle of an ellipse, stop 0, to its edge, stop 1, whatever its form. Not for outlines.
    Outwards(Stops),
}

impl Paint {
    /// The colour at a place; for colours that run outwards, the one in the middle.
    pub fn at(&self, place: Point) -> Colour {
        match self {
            Self::Flat(colour) => *colour,
            Self::Linear { from, to, stops } => {
                let (way, here) = (*to - *from, place - *from);
                stops.at((way.x * here.x + way.y * here.y) / (way.x * way.x + way.y * way.y).max(f32::EPSILON))
            }
            Self::Radial { centre, radius, stops } => stops.at((place - *centre).length() / radius.max(f32::EPSILON)),
            Self::Outwards(stops) => stops.at(0.0),
        }
    }
}

/// Dashes along a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dash {
    /// How long a dash is. Next to nothing makes a dot as wide as the line.
    pub on: f32,
    /// How long the gap after it is.
    pub off: f32,
}

impl Dash {
    /// The same dashes round a closed outline of this length: stretched a little, so that the last gap is like the others.
    #[must_use]
    pub fn round(self, whole: f32) -> Self {
        let period = (self.on + self.off).max(0.5);
        let stretch = whole / (period * (whole / period).round().max(1.0));
        Self { on: self.on * stretch, off: (period - self.on) * stretch }
    }
}

/// A line of some width. Its ends, and those of its dashes, are round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// How wide it is.
    pub width: f32,
    /// Its colour.
    pub colour: Colour,
    /// Its dashes; an unbroken line has none.
    pub dash: Option<Dash>,
}

impl Stroke {
    /// An unbroken line.
    pub const fn new(width: f32, colour: Colour) -> Self {
        Self { width, colour, dash: None }
    }

    /// A broken line.
    pub const fn dashed(width: f32, colour: Colour, on: f32, off: f32) -> Self {
        Self { width, colour, dash: Some(Dash { on, off }) }
    }
}

/// A filled ellipse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ellipse {
    /// Its middle.
    pub centre: Point,
    /// Half its length along its own axis.
    pub rx: f32,
    /// Half its length across.
    pub ry: f32,
    /// How far its axis is turned clockwise from the horizontal, in radians.
    pub angle: f32,
    /// What it is filled with.
    pub fill: Paint,
}

/// A line or an outline through points. Curves come as points close enough together.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// The points in order; a closed outline does not repeat the first. Outlines run clockwise as seen and do not cross themselves.
    pub points: Vec<Point>,
    /// Whether the last point is joined to the first.
    pub closed: bool,
    /// What the area inside a closed outline is filled with.
    pub fill: Option<Paint>,
    /// The width over which the filling fades out at the edge, half of it inside and half outside; 0 for a sharp edge.
    pub soft: f32,
    /// The line along the points.
    pub stroke: Option<Stroke>,
}

/// How long the way through points is, back to the first one where it is closed.
pub fn length(points: &[Point], closed: bool) -> f32 {
    let back = points.first().zip(points.last()).filter(|_| closed).map_or(0.0, |(first, last)| (*first - *last).length());
    points.windows(2).map(|pair| (pair[1] - pair[0]).length()).sum::<f32>() + back
}

impl Path {
    /// A closed outline that is filled.
    pub const fn filled(points: Vec<Point>, fill: Paint) -> Self {
        Self { points, closed: true, fill: Some(fill), soft: 0.0, stroke: None }
    }

    /// A closed outline that is drawn as a line.
    pub const fn outline(points: Vec<Point>, stroke: Stroke) -> Self {
        Self { points, closed: true, fill: None, soft: 0.0, stroke: Some(stroke) }
    }

    /// A line from the first point to the last.
    pub const fn line(points: Vec<Point>, stroke: Stroke) -> Self {
        Self { points, closed: false, fill: None, soft: 0.0, stroke: Some(stroke) }
    }
}

/// Which part of a text its place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The text begins there.
    Start,
    /// The text's middle is there.
    Middle,
    /// The text ends there.
    End,
}

/// How heavy the letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For reading.
    Regular,
    /// For names, numbers and headings.
    SemiBold,
}

/// A line of text, its capitals centred vertically on its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Its place.
    pub at: Point,
    /// Which part of it is there.
    pub anchor: Anchor,
    /// The size of the type in points.
    pub size: f32,
    /// How heavy it is.
    pub weight: Weight,
    /// Its colour.
    pub colour: Colour,
    /// What it says.
    pub string: String,
    /// Where whoever reads it sits.
    pub reader: Reader,
}

/// Where whoever reads a text sits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reader {
    /// Below.
    #[default]
    Below,
    /// Above: for those below it stands on its head.
    Above,
}

impl Reader {
    /// Where something is, seen from here, that is there for one who sits below: turned half round about a place.
    pub fn turned(self, at: Point, about: Point) -> Point {
        match self {
            Self::Below => at,
            Self::Above => about * 2.0 - at,
        }
    }
}

/// One thing to draw.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A filled ellipse.
    Ellipse(Ellipse),
    /// A line or an outline.
    Path(Path),
    /// A line of text.
    Text(Text),
}

/// A picture: shapes from the undermost to the uppermost.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// How large the picture is.
    pub size: Size,
    /// What is drawn.
    pub shapes: Vec<Shape>,
    /// How many of the undermost shapes are the ground.
    ground: usize,
}

impl Scene {
    /// An empty picture.
    pub const fn new(size: Size) -> Self {
        Self { size, shapes: Vec::new(), ground: 0 }
    }

    /// Takes all shapes away, and keeps their memory.
    pub fn clear(&mut self) {
        self.shapes.clear();
        self.ground = 0;
    }

    /// What was drawn so far is the ground, which stays the same while things move on it.
    pub fn end_ground(&mut self) {
        self.ground = self.shapes.len();
    }

    /// The shapes of the ground, and those above it.
    pub fn layers(&self) -> (&[Shape], &[Shape]) {
        // Shapes are free to be taken away again.
        self.shapes.split_at(self.ground.min(self.shapes.len()))
    }

    /// Adds a round disc.
    pub fn disc(&mut self, centre: Point, radius: f32, fill: Paint) {
        self.ellipse(Ellipse { centre, rx: radius, ry: radius, angle: 0.0, fill });
    }

    /// Adds an ellipse.
    pub fn ellipse(&mut self, ellipse: Ellipse) {
        self.shapes.push(Shape::Ellipse(ellipse));
    }

    /// Adds a line or an outline.
    pub fn path(&mut self, path: Path) {
        self.shapes.push(Shape::Path(path));
    }

    /// Adds a line of text.
    pub fn text(&mut self, text: Text) {
        self.shapes.push(Shape::Text(text));
    }
}
