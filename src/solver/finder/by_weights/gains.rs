//! By how much slides raise the values of boards.
//!
//! What a slide gains is a sum over the cells, of weights that depend on its kind and on
//! what lies in the cell. So slides are sorted by kind, and the weights of each kind are
//! brought together: a row of differences for each cell. Then 16 boards at once are
//! evaluated.
//!
//! In wasm a beam then expands 1.19 times as many nodes a second on 5×5, 1.35 times on
//! 6×6 and 1.57 times on 7×7.

use super::node::{Node, Slide, Slides, clamped};
use super::sixteen::{Row, fill, sums};
use super::weights::Weights;
use std::ops::Range;

/// Most boards at a time. They stay in a processor's cache from one kind to the next,
/// and the place of a slide takes two bytes.
pub(super) const MOST: usize = 1 << 14;

/// Fewer slides of a kind are evaluated one by one: the rows would take longer.
const FEW: usize = 5;

/// The slides of up to [`MOST`] boards and what they gain.
#[derive(Debug, Default)]
pub(super) struct Gains<const B: usize> {
    // In the order of the boards, and of the ways of each.
    slides: Vec<BoardSlide>,
    // By place of a slide.
    gains: Vec<i16>,
    // The kinds of the slides, in the order of `sorted`.
    kinds: Vec<u16>,
    // By kind: where its slides end in `sorted`, while they are evaluated; 0 otherwise.
    ends: Vec<u16>,
    // The places of all slides, kind by kind.
    sorted: Vec<u16>,
    // The differences of the weights of one kind, for each cell.
    rows: Vec<Row<B>>,
}

/// A slide of one of the boards.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardSlide {
    pub(super) kind: u16,
    // Four times that of the board, and the direction in the lowest two bits.
    pub(super) place: u16,
    // The value of the board after the slide, once it is evaluated.
    pub(super) value: i16,
}

impl<const B: usize> Gains<B> {
    /// Evaluates the slides of these boards that do not undo the last one. Returns those
    /// that lead to a value of at most `most`, in the order of the boards.
    pub(super) fn evaluate(
        &mut self,
        weights: &Weights,
        slides: &Slides,
        boards: &[Node<B>],
        most: i16,
    ) -> &[BoardSlide] {
        self.list(slides, boards);
        self.sorted.resize(self.slides.len(), 0);
        sort(&self.slides, &self.kinds, &mut self.ends, &mut self.sorted);
        self.gains.resize(4 * boards.len(), 0);
        let mut begin = 0;
        for at in 0..self.kinds.len() {
            let kind = self.kinds[at];
            let end = std::mem::take(&mut self.ends[usize::from(kind)]).into();
            self.evaluate_kind(weights, slides.slide(kind), boards, begin..end);
            begin = end;
        }
        self.cut(boards, most);
        &self.slides
    }

    /// Evaluates the slides of a kind: those in this range of `sorted`.
    #[inline(always)]
    fn evaluate_kind(
        &mut self,
        weights: &Weights,
        slide: Slide,
        boards: &[Node<B>],
        range: Range<usize>,
    ) {
        let board = |place: u16| &boards[usize::from(place / 4)].cells;
        let (after, before) = slide.rows(weights);
        if range.len() < FEW || !fill(&mut self.rows, after, before) {
            for &place in &self.sorted[range] {
                let gain = slide.gain(weights, board(place));
                self.gains[usize::from(place)] = clamped(gain);
            }
            return;
        }
        let single = slide.single_gain(weights);
        for places in self.sorted[range].chunks(16) {
            let last = places.len() - 1;
            let boards = std::array::from_fn(|at| board(places[at.min(last)]));
            for (&place, sum) in places.iter().zip(sums(&self.rows, &boards)) {
                self.gains[usize::from(place)] = clamped(single + i32::from(sum));
            }
        }
    }

    /// Lists the slides, and counts those of each kind.
    fn list(&mut self, slides: &Slides, boards: &[Node<B>]) {
        self.slides.clear();
        self.kinds.clear();
        self.ends.resize(slides.kinds(), 0);
        for (board, first) in boards.iter().zip((0..=u16::MAX).step_by(4)) {
            for &(direction, from) in slides.of(board) {
                let home = board.cells.as_flattened()[usize::from(from)];
                let kind = slides.kind(home, board.blank, direction);
                let count = &mut self.ends[usize::from(kind)];
                if *count == 0 {
                    self.kinds.push(kind);
                }
                *count += 1;
                self.slides.push(BoardSlide {
                    kind,
                    place: first | u16::from(direction),
                    value: 0,
                });
            }
        }
    }

    /// Leaves the slides that lead to a value of at most `most`.
    fn cut(&mut self, boards: &[Node<B>], most: i16) {
        let mut left = 0;
        for at in 0..self.slides.len() {
            let slide = self.slides[at];
            let gain = self.gains[usize::from(slide.place)];
            let value = boards[usize::from(slide.place / 4)]
                .value
                .saturating_add(gain);
            self.slides[left] = BoardSlide { value, ..slide };
            // Without a branch: nobody could predict it.
            left += usize::from(value <= most);
        }
        self.slides.truncate(left);
    }
}

/// Sorts the slides by kind: a counting sort. `ends` has the number of slides of each
/// kind, then where they end.
#[inline(never)]
fn sort(slides: &[BoardSlide], kinds: &[u16], ends: &mut [u16], sorted: &mut [u16]) {
    let mut begin = 0;
    for &kind in kinds {
        begin += std::mem::replace(&mut ends[usize::from(kind)], begin);
    }
    for slide in slides {
        let end = &mut ends[usize::from(slide.kind)];
        sorted[usize::from(*end)] = slide.place;
        *end += 1;
    }
}
