//! The steps of a task: sub-goals in their order, each with its slides, and each slide
//! with its reason.

use super::placing::{self, cell_of};
use taquin::board::{Board, Direction, Move, Moves};

/// The sub-goal of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A tile goes home.
    Home,
    /// Of two that block each other, one goes out of the way.
    Away,
    /// The first of two goes to the home of the other.
    Lead,
    /// The other goes right behind it.
    Follow,
    /// Both go on by one cell, and are home.
    Round,
    /// The last three go round until one is home.
    Turn,
    /// All tiles go home.
    Order,
}

impl Aim {
    /// Its name at the boundary.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Away => "away",
            Self::Lead => "lead",
            Self::Follow => "follow",
            Self::Round => "round",
            Self::Turn => "turn",
            Self::Order => "order",
        }
    }
}

/// The reason of a slide: what it does for the tile that is brought to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason {
    /// The tile that is brought.
    pub tile: usize,
    /// Its target.
    pub cell: usize,
    /// What the slide does for it.
    pub effect: Effect,
}

/// What a slide does for the tile that is brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The tile comes to its target.
    Arrives,
    /// The tile comes nearer to it.
    Nearer,
    /// The tile makes a detour.
    Detour,
    /// Another makes room for it: the tile slides next, into the cell left.
    Room,
    /// The blank is on its way to this side of the tile, which slides that way then.
    Blank(Direction),
}

impl Effect {
    /// Its name at the boundary.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Arrives => "arrives",
            Self::Nearer => "nearer",
            Self::Detour => "detour",
            Self::Room => "room",
            Self::Blank(_) => "gap",
        }
    }
}

/// A sub-goal with the slides that reach it: none if it was reached before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    aim: Aim,
    tile: usize,
    cell: usize,
    slides: Vec<(Direction, Reason)>,
}

impl Step {
    /// A step of which nothing is done, about a tile and its target.
    pub(super) const fn new(aim: Aim, tile: usize, cell: usize) -> Self {
        let slides = Vec::new();
        Self {
            aim,
            tile,
            cell,
            slides,
        }
    }

    /// Brings a tile to a cell, on the board too; `None` if it cannot get there without
    /// touching a locked cell.
    pub(super) fn bring(
        mut self,
        board: &mut Board,
        (tile, to): (usize, usize),
        locked: &[bool],
    ) -> Option<Self> {
        let slides = placing::slides(board, tile, to, locked)?;
        self.slide(board, (tile, to), &slides);
        Some(self)
    }

    /// Makes slides that end with a slide of this tile, which goes to a cell.
    pub(super) fn slide(
        &mut self,
        board: &mut Board,
        (tile, cell): (usize, usize),
        slides: &[Direction],
    ) {
        let mut tiles = Vec::new();
        let mut far = vec![board.size().distance(cell_of(board, tile), cell)];
        for &direction in slides {
            let from = board.cell_that_slides(direction);
            tiles.push(from.map(|from| usize::from(board.tiles()[from])));
            board.slide(direction);
            far.push(board.size().distance(cell_of(board, tile), cell));
        }
        for (at, &direction) in slides.iter().enumerate() {
            let next = tiles[at..].iter().position(|&it| it == Some(tile));
            let effect = match next {
                Some(0) if far[at + 1] == 0 => Effect::Arrives,
                Some(0) if far[at + 1] < far[at] => Effect::Nearer,
                Some(0) | None => Effect::Detour,
                Some(1) => Effect::Room,
                Some(ahead) => Effect::Blank(slides[at + ahead]),
            };
            let reason = Reason { tile, cell, effect };
            self.slides.push((direction, reason));
        }
    }

    /// Returns its sub-goal.
    #[must_use]
    pub const fn aim(&self) -> Aim {
        self.aim
    }

    /// Returns the tile that it is about.
    #[must_use]
    pub const fn tile(&self) -> usize {
        self.tile
    }

    /// Returns the cell where this tile goes.
    #[must_use]
    pub const fn cell(&self) -> usize {
        self.cell
    }

    /// Returns the slides, each with its reason.
    #[must_use]
    pub fn slides(&self) -> &[(Direction, Reason)] {
        &self.slides
    }

    /// Returns the slides as moves. The reason of a move is what it does for the tile
    /// that is brought, if that is among those that go.
    #[must_use]
    pub fn moves(&self) -> Vec<(Move, Reason)> {
        let moves: Moves = self
            .slides
            .iter()
            .map(|&(direction, _)| direction)
            .collect();
        let mut left = &self.slides[..];
        let with_reason = |&next: &Move| {
            let (made, rest) = left.split_at(next.stm());
            left = rest;
            let mut reasons = made.iter().rev().map(|&(_, reason)| reason);
            let last = reasons.clone().next();
            let moves_it = |it: &Reason| !matches!(it.effect, Effect::Room | Effect::Blank(_));
            let reason = reasons.find(moves_it).or(last);
            (next, reason.expect("a move has a slide"))
        };
        moves.iter().map(with_reason).collect()
    }
}
