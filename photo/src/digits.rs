//! The digit that a mark is: a small network over the directions of its edges. What it
//! has learned is in `digits.bin`, made by `cargo run --release -p train --bin digits`.

use crate::glyphs::{GLYPH, Glyph};

/// Edges go in so many directions.
const WAYS: usize = 8;
/// They are counted in so many squares of a side.
const SQUARES: usize = 4;

/// The number of features by which a mark is judged.
pub const FEATURES: usize = SQUARES * SQUARES * (WAYS + 1) + 1;
/// The nodes between.
pub const HIDDEN: usize = 40;
/// Ten digits, and what is none.
pub const KINDS: usize = 11;

/// The bytes of what it has learned: two layers, each as its scale, a weight a byte.
pub const BYTES: usize = 8 + (FEATURES + 1) * HIDDEN + (HIDDEN + 1) * KINDS;

static LEARNED: &[u8; BYTES] = include_bytes!("digits.bin");

/// The features of a mark.
#[must_use]
pub fn features(glyph: &Glyph) -> [f32; FEATURES] {
    let mut features = [0.0; FEATURES];
    let ink = |x: usize, y: usize| {
        // Around the mark is ground.
        if (1..=GLYPH).contains(&x) && (1..=GLYPH).contains(&y) {
            glyph.ink[y - 1][x - 1]
        } else {
            0.0
        }
    };
    let square = GLYPH / SQUARES;
    for y in 0..GLYPH {
        for x in 0..GLYPH {
            let across = ink(x + 2, y + 1) - ink(x, y + 1);
            let down = ink(x + 1, y + 2) - ink(x + 1, y);
            let strength = across.hypot(down);
            let way = down.atan2(across) / std::f32::consts::TAU * WAYS as f32;
            let way = way.rem_euclid(WAYS as f32);
            let (near, part) = (way as usize, way.fract());
            // Shared between the squares around, so that a little shift changes little.
            let share = |at: usize| {
                let place = (at as f32 + 0.5) / square as f32 - 0.5;
                let low = place.floor();
                [(low, 1.0 - (place - low)), (low + 1.0, place - low)]
            };
            for (row, by_row) in share(y) {
                for (column, by_column) in share(x) {
                    let is_inside = (0.0..SQUARES as f32).contains(&row)
                        && (0.0..SQUARES as f32).contains(&column);
                    if !is_inside {
                        continue;
                    }
                    let at = (row as usize * SQUARES + column as usize) * (WAYS + 1);
                    let by = by_row * by_column;
                    features[at + near % WAYS] += by * strength * (1.0 - part);
                    features[at + (near + 1) % WAYS] += by * strength * part;
                    features[at + WAYS] += by * ink(x + 1, y + 1);
                }
            }
        }
    }
    for feature in &mut features {
        *feature /= 8.0;
    }
    features[FEATURES - 1] = glyph.shape;
    features
}

/// The logarithm of how likely a mark is each digit, and none.
#[must_use]
pub fn judge(glyph: &Glyph) -> [f32; KINDS] {
    let features = features(glyph);
    let (first, rest) = LEARNED.split_at(4 + (FEATURES + 1) * HIDDEN);
    let hidden = layer::<HIDDEN>(first, &features).map(|value| value.max(0.0));
    let out = layer::<KINDS>(rest, &hidden);
    let most = out.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = out.iter().map(|value| (value - most).exp()).sum();
    out.map(|value| value - most - sum.ln())
}

/// One layer: its scale, then the weights of each node, the last of them its bias.
fn layer<const OUT: usize>(bytes: &[u8], input: &[f32]) -> [f32; OUT] {
    let (scale, weights) = bytes.split_at(4);
    let scale = f32::from_le_bytes([scale[0], scale[1], scale[2], scale[3]]);
    let mut nodes = weights.chunks_exact(input.len() + 1);
    std::array::from_fn(|_| {
        let node = nodes.next().expect("the file has this length");
        let weight = |byte: &u8| f32::from(byte.cast_signed()) * scale;
        let sum: f32 = node.iter().map(weight).zip(input).map(|(w, v)| w * v).sum();
        sum + weight(&node[input.len()])
    })
}

/// The logarithm of how likely each number of a board of so many cells is on a tile
/// with these marks; number 0 is the gap.
#[must_use]
pub fn scores(glyphs: &[Glyph], cells: usize) -> Vec<f32> {
    /// The score of something that should not be.
    const UNLIKELY: f32 = -9.0;
    let judged: Vec<_> = glyphs.iter().map(judge).collect();
    (0..cells)
        .map(|number| {
            if number == 0 {
                // A gap has no mark, or some that are no digits.
                return judged.iter().map(|kinds| kinds[10].max(UNLIKELY)).sum();
            }
            let text = number.to_string();
            let missing = text.len().abs_diff(judged.len());
            let read = text.bytes().zip(&judged);
            let read = read.map(|(digit, kinds)| kinds[usize::from(digit - b'0')].max(UNLIKELY));
            read.sum::<f32>() + UNLIKELY * missing as f32
        })
        .collect()
}
