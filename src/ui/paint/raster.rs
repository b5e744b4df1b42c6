//! Paints egui's triangles to pixels without a graphics card: the same picture, byte for byte, from run to run.

use std::collections::BTreeMap;

use egui::epaint::{ClippedPrimitive, ImageData, Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, TextureFilter, TextureId, TextureWrapMode, TexturesDelta};
use image::RgbaImage;

/// Positions are rounded to this part of a pixel, so that every edge is exact.
const SUB: i64 = 256;

/// A painter of egui's triangles that keeps the textures it was given.
#[derive(Default)]
pub struct Raster {
    textures: BTreeMap<u64, Texture>,
}

struct Texture {
    width: usize,
    height: usize,
    /// Premultiplied.
    pixels: Vec<[u8; 4]>,
    smooth: bool,
    wrap: TextureWrapMode,
}

/// The picture being painted, premultiplied.
struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 4]>,
}

/// A part of the canvas: from the first pixel up to, not including, the last.
#[derive(Clone, Copy)]
struct Bounds {
    left: i64,
    top: i64,
    right: i64,
    bottom: i64,
}

impl Raster {
    /// Takes textures over, and forgets those that are freed; the delta is empty afterwards.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = &change.image;
                let ([width, height], pixels) = (image.size, image.pixels.iter().map(Color32::to_array));
                match change.pos {
                    None => {
                        let smooth = change.options.magnification == TextureFilter::Linear;
                        let texture = Texture { width, height, pixels: pixels.collect(), smooth, wrap: change.options.wrap_mode };
                        self.textures.insert(key(id), texture);
                    }
                    Some([left, top]) => {
                        let Some(texture) = self.textures.get_mut(&key(id)) else { continue };
                        for (at, pixel) in pixels.enumerate() {
                            let (x, y) = (left + at % width, top + at / width);
                            if x < texture.width && y < texture.height {
                                texture.pixels[y * texture.width + x] = pixel;
                            }
                        }
                    }
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&key(id));
        }
    }

    /// Paints what a frame of egui shows, whose textures have been taken over before, on a ground of one colour.
    pub fn picture(&self, context: &egui::Context, output: &egui::FullOutput, ground: Color32) -> RgbaImage {
        let pixels = context.viewport_rect().size() * output.pixels_per_point;
        let primitives = context.tessellate(output.shapes.clone(), output.pixels_per_point);
        self.paint([pixels.x.round() as usize, pixels.y.round() as usize], output.pixels_per_point, ground, &primitives)
    }

    /// Paints what egui has tessellated on a ground of one colour; the size is in pixels.
    pub fn paint(&self, size: [usize; 2], pixels_per_point: f32, ground: Color32, primitives: &[ClippedPrimitive]) -> RgbaImage {
        let [width, height] = size;
        let mut canvas = Canvas { width, height, pixels: vec![ground.to_array(); width * height] };
        for primitive in primitives {
            let Primitive::Mesh(mesh) = &primitive.primitive else { continue };
            let pixel = |at: f32, end: usize| ((at * pixels_per_point).round() as i64).clamp(0, end as i64);
            let clip = primitive.clip_rect;
            let bounds = Bounds {
                left: pixel(clip.min.x, width),
                top: pixel(clip.min.y, height),
                right: pixel(clip.max.x, width),
                bottom: pixel(clip.max.y, height),
            };
            if let Some(texture) = self.textures.get(&key(mesh.texture_id)) {
                canvas.mesh(mesh, texture, pixels_per_point, bounds);
            }
        }
        canvas.into_image()
    }
}

/// Triangles in plain colours as a picture of their own on a clear ground; its size is in pixels.
pub fn picture_of(mesh: &Mesh, size: [usize; 2], pixels_per_point: f32) -> ColorImage {
    let [width, height] = size;
    let white = Texture { width: 1, height: 1, pixels: vec![[255; 4]], smooth: false, wrap: TextureWrapMode::ClampToEdge };
    let mut canvas = Canvas { width, height, pixels: vec![[0; 4]; width * height] };
    let all = Bounds { left: 0, top: 0, right: width as i64, bottom: height as i64 };
    canvas.mesh(mesh, &white, pixels_per_point, all);
    let pixels = canvas.pixels.into_iter().map(|[r, g, b, a]| Color32::from_rgba_premultiplied(r, g, b, a));
    ColorImage::new(size, pixels.collect())
}

/// A texture's number; egui's own and those of others do not meet.
const fn key(id: TextureId) -> u64 {
    match id {
        TextureId::Managed(number) => number * 2,
        TextureId::User(number) => number * 2 + 1,
    }
}

/// An edge of a triangle, as a function that is not negative for the pixels inside: `across · x + down · y + constant`.
#[derive(Clone, Copy, Default)]
struct Edge {
    across: i64,
    down: i64,
    constant: i64,
}

impl Edge {
    fn new((ax, ay): (i64, i64), (bx, by): (i64, i64)) -> Self {
        let (dx, dy) = (bx - ax, by - ay);
        // A pixel on the edge between two triangles belongs to the one that has it on its upper or left side.
        let owns = dy < 0 || (dy == 0 && dx > 0);
        Self { across: -dy, down: dx, constant: dy * ax - dx * ay - i64::from(!owns) }
    }

    const fn at(&self, x: i64, y: i64) -> i64 {
        self.across * x + self.down * y + self.constant
    }
}

impl Canvas {
    fn mesh(&mut self, mesh: &Mesh, texture: &Texture, pixels_per_point: f32, bounds: Bounds) {
        for triangle in mesh.indices.chunks_exact(3) {
            let corner = |at: usize| mesh.vertices.get(triangle[at] as usize);
            if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                self.triangle([a, b, c], texture, pixels_per_point, bounds);
            }
        }
    }

    fn triangle(&mut self, mut corners: [&Vertex; 3], texture: &Texture, pixels_per_point: f32, bounds: Bounds) {
        let fixed = |at: f32| (at * pixels_per_point * SUB as f32).round() as i64;
        let mut at = corners.map(|vertex| (fixed(vertex.pos.x), fixed(vertex.pos.y)));
        let area = (at[1].0 - at[0].0) * (at[2].1 - at[0].1) - (at[1].1 - at[0].1) * (at[2].0 - at[0].0);
        if area == 0 {
            return;
        }
        if area < 0 {
            at.swap(1, 2);
            corners.swap(1, 2);
        }
        let edges = [Edge::new(at[1], at[2]), Edge::new(at[2], at[0]), Edge::new(at[0], at[1])];
        let half = SUB / 2;
        let least = |pick: fn((i64, i64)) -> i64| at.into_iter().map(pick).min().unwrap_or(0);
        let most = |pick: fn((i64, i64)) -> i64| at.into_iter().map(pick).max().unwrap_or(0);
        let left = (least(|at| at.0) - half).div_euclid(SUB).max(bounds.left);
        let right = ((most(|at| at.0) + half).div_euclid(SUB) + 1).min(bounds.right);
        let top = (least(|at| at.1) - half).div_euclid(SUB).max(bounds.top);
        let bottom = ((most(|at| at.1) + half).div_euclid(SUB) + 1).min(bounds.bottom);
        let shading = Shading::new(corners, texture, area.abs());
        for y in top..bottom {
            let (mut first, mut last) = (left, right - 1);
            for edge in edges {
                let rest = edge.at(half, y * SUB + half);
                let step = edge.across * SUB;
                match step.signum() {
                    1 => first = first.max((step - 1 - rest).div_euclid(step)),
                    -1 => last = last.min(rest.div_euclid(-step)),
                    _ if rest < 0 => last = first - 1,
                    _ => {}
                }
            }
            if first <= last {
                let row = y as usize * self.width;
                let span = &mut self.pixels[row + first as usize..=row + last as usize];
                shading.fill(span, edges, (first * SUB + half, y * SUB + half));
            }
        }
    }

    fn into_image(self) -> RgbaImage {
        let mut image = RgbaImage::new(self.width as u32, self.height as u32);
        for (to, [r, g, b, a]) in image.pixels_mut().zip(self.pixels) {
            to.0 = if a == 255 { [r, g, b, a] } else { Color32::from_rgba_premultiplied(r, g, b, a).to_srgba_unmultiplied() };
        }
        image
    }
}

/// How the pixels of a triangle get their colours.
struct Shading<'a> {
    corners: [&'a Vertex; 3],
    colours: [[f32; 4]; 3],
    texture: &'a Texture,
    /// The texture's colour, where it is the same all over.
    texel: Option<[f32; 4]>,
    one_colour: bool,
    per_area: f32,
}

impl<'a> Shading<'a> {
    fn new(corners: [&'a Vertex; 3], texture: &'a Texture, area: i64) -> Self {
        let [a, b, c] = corners;
        let colours = corners.map(|vertex| vertex.color.to_array().map(f32::from));
        let texel = (a.uv == b.uv && b.uv == c.uv).then(|| texture.at(a.uv.x, a.uv.y));
        Self { corners, colours, texture, texel, one_colour: a.color == b.color && b.color == c.color, per_area: 1.0 / area as f32 }
    }

    fn fill(&self, span: &mut [[u8; 4]], edges: [Edge; 3], (x, y): (i64, i64)) {
        if let (true, Some(texel)) = (self.one_colour, self.texel) {
            let colour = multiply(self.colours[0], texel);
            match colour[3] {
                255 => span.fill(colour),
                _ if colour == [0; 4] => {}
                _ => span.iter_mut().for_each(|under| *under = over(colour, *under)),
            }
            return;
        }
        let share = |edge: Edge| (edge.at(x, y) as f32 * self.per_area, (edge.across * SUB) as f32 * self.per_area);
        let ((second, second_step), (third, third_step)) = (share(edges[1]), share(edges[2]));
        for (n, under) in span.iter_mut().enumerate() {
            let (b, c) = (second + second_step * n as f32, third + third_step * n as f32);
            let a = 1.0 - b - c;
            let blend = |of: [f32; 3]| of[0] * a + of[1] * b + of[2] * c;
            let light =
                if self.one_colour { self.colours[0] } else { std::array::from_fn(|part| blend(self.colours.map(|colour| colour[part]))) };
            let texel = self.texel.unwrap_or_else(|| {
                self.texture.at(blend(self.corners.map(|vertex| vertex.uv.x)), blend(self.corners.map(|vertex| vertex.uv.y)))
            });
            match multiply(light, texel) {
                [0, 0, 0, 0] => {}
                colour if colour[3] == 255 => *under = colour,
                colour => *under = over(colour, *under),
            }
        }
    }
}

/// A vertex's colour by a texture's, both from 0 to 255.
fn multiply(light: [f32; 4], texel: [f32; 4]) -> [u8; 4] {
    std::array::from_fn(|part| (light[part] * texel[part] / 255.0 + 0.5) as u8)
}

/// A premultiplied colour laid over another, in gamma space as egui's shaders do.
fn over(top: [u8; 4], under: [u8; 4]) -> [u8; 4] {
    let through = 255 - u32::from(top[3]);
    std::array::from_fn(|part| {
        let rest = (u32::from(under[part]) * through + 127) / 255;
        (u32::from(top[part]) + rest).min(255) as u8
    })
}

impl Texture {
    /// The colour at a place, where the texture goes from 0 to 1 each way.
    fn at(&self, u: f32, v: f32) -> [f32; 4] {
        let (x, y) = (u * self.width as f32, v * self.height as f32);
        if !self.smooth {
            return self.texel(x.floor() as i64, y.floor() as i64);
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (across, down) = (x - left, y - top);
        let (left, top) = (left as i64, top as i64);
        if across < 1e-3 && down < 1e-3 {
            return self.texel(left, top);
        }
        let [a, b, c, d] = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, below)| self.texel(left + right, top + below));
        std::array::from_fn(|part| {
            let upper = a[part] + (b[part] - a[part]) * across;
            let lower = c[part] + (d[part] - c[part]) * across;
            upper + (lower - upper) * down
        })
    }

    fn texel(&self, x: i64, y: i64) -> [f32; 4] {
        let inside = |at: i64, len: usize| {
            let len = len as i64;
            let at = match self.wrap {
                TextureWrapMode::ClampToEdge => at.clamp(0, len - 1),
                TextureWrapMode::Repeat => at.rem_euclid(len),
                TextureWrapMode::MirroredRepeat => {
                    let there_and_back = at.rem_euclid(2 * len);
                    there_and_back.min(2 * len - 1 - there_and_back)
                }
            };
            at as usize
        };
        self.pixels[inside(y, self.height) * self.width + inside(x, self.width)].map(f32::from)
    }
}
