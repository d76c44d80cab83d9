//! Pixels: a picture in colour, and one in shades of grey.

/// A picture in colour.
#[derive(Clone, Debug)]
pub struct Picture {
    /// In pixels.
    pub width: usize,
    /// In pixels.
    pub height: usize,
    // Invariant: red, green and blue of each pixel, row by row.
    rgb: Vec<[u8; 3]>,
}

impl Picture {
    /// A picture of pixels with red, green, blue and opacity each; `None` if they do
    /// not make full rows.
    #[must_use]
    pub fn from_rgba(rgba: &[u8], width: usize) -> Option<Self> {
        if width == 0 || rgba.is_empty() || !rgba.len().is_multiple_of(4 * width) {
            return None;
        }
        Some(Self {
            width,
            height: rgba.len() / 4 / width,
            rgb: rgba.chunks_exact(4).map(|p| [p[0], p[1], p[2]]).collect(),
        })
    }

    /// The same picture, its longer side at most `most` pixels.
    #[must_use]
    pub fn within(&self, most: usize) -> Self {
        let step = self.width.max(self.height) as f32 / most as f32;
        if step <= 1.0 {
            return self.clone();
        }
        let width = (self.width as f32 / step) as usize;
        let height = (self.height as f32 / step) as usize;
        let mut rgb = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, end) = part(y, step, self.height);
            for x in 0..width {
                let (left, right) = part(x, step, self.width);
                let mut sum = [0_u32; 3];
                for row in top..end {
                    for pixel in &self.rgb[row * self.width + left..row * self.width + right] {
                        for (sum, value) in sum.iter_mut().zip(pixel) {
                            *sum += u32::from(*value);
                        }
                    }
                }
                let count = ((end - top) * (right - left)) as u32;
                rgb.push(sum.map(|sum| (sum / count) as u8));
            }
        }
        Self { width, height, rgb }
    }

    /// The lightness of the picture at a point between pixels, 0 to 255.
    #[must_use]
    pub fn light(&self, x: f32, y: f32) -> f32 {
        let x = (x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, below) = (
            (left + 1).min(self.width - 1),
            (top + 1).min(self.height - 1),
        );
        let (by_x, by_y) = (x - left as f32, y - top as f32);
        let at = |x: usize, y: usize| {
            let [r, g, b] = self.rgb[y * self.width + x].map(f32::from);
            0.3 * r + 0.59 * g + 0.11 * b
        };
        let above = at(left, top) * (1.0 - by_x) + at(right, top) * by_x;
        let under = at(left, below) * (1.0 - by_x) + at(right, below) * by_x;
        above * (1.0 - by_y) + under * by_y
    }

    /// The change of colour at each pixel, in the channel where it changes most.
    #[must_use]
    pub fn edges(&self) -> Vec<u16> {
        let at =
            |x: usize, y: usize, channel: usize| i32::from(self.rgb[y * self.width + x][channel]);
        let mut edges = vec![0; self.width * self.height];
        for y in 0..self.height {
            let (above, below) = (y.saturating_sub(1), (y + 1).min(self.height - 1));
            for x in 0..self.width {
                let (left, right) = (x.saturating_sub(1), (x + 1).min(self.width - 1));
                let most = (0..3).map(|channel| {
                    let across = at(right, y, channel) - at(left, y, channel);
                    let down = at(x, below, channel) - at(x, above, channel);
                    across.unsigned_abs() + down.unsigned_abs()
                });
                edges[y * self.width + x] = most.max().unwrap_or(0) as u16;
            }
        }
        edges
    }
}

/// The pixels that a coarser pixel stands for, at least one.
fn part(at: usize, step: f32, length: usize) -> (usize, usize) {
    let from = ((at as f32 * step) as usize).min(length - 1);
    let to = (((at + 1) as f32 * step) as usize).clamp(from + 1, length);
    (from, to)
}
