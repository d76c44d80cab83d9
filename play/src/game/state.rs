//! The state of a play after its events.

use super::timer::{NEVER, Timer};
use crate::record::{Ending, Event, Help};
use taquin::board::{Board, Move};

/// The effect of an event on the board.
pub(super) enum Effect {
    /// Nothing.
    None,
    /// This move: of an undo the opposite one.
    Moved(Move),
}

/// A board with its history, the time and the help taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    // Invariant: the start after the first `played` of `moves`.
    pub(super) board: Board,
    // Invariant: each can be made where it stands; `played` ≤ their number.
    moves: Vec<Move>,
    played: usize,
    // Invariant: the sum of the slides of the moves played.
    pub(super) stm: usize,
    // The time of the last event.
    pub(super) at: u64,
    pub(super) timer: Timer,
    pub(super) help: Help,
    // Time and help before a restart: making the moves again brings them back.
    former: Option<(u64, Help)>,
    // `true` while the clock stands still: in a pause, or since the player left.
    pub(super) stands: bool,
    has_left: bool,
    is_blindfolded: bool,
    pub(super) is_line: bool,
}

impl State {
    pub(super) fn new(start: Board) -> Self {
        Self {
            board: start,
            moves: Vec::new(),
            played: 0,
            stm: 0,
            at: 0,
            timer: Timer::default(),
            help: Help::default(),
            former: None,
            stands: false,
            has_left: false,
            is_blindfolded: false,
            is_line: false,
        }
    }

    pub(super) fn played(&self) -> &[Move] {
        &self.moves[..self.played]
    }

    pub(super) fn undone(&self) -> &[Move] {
        &self.moves[self.played..]
    }

    pub(super) fn ending(&self) -> Ending {
        if self.played > 0 && self.board.is_solved() {
            Ending::Solved
        } else if self.has_left {
            Ending::Left
        } else {
            Ending::Open
        }
    }

    /// Returns `true` if the player does not see the numbers.
    pub(super) fn is_hidden(&self) -> bool {
        let is_playing = self.played > 0 && !self.board.is_solved();
        self.is_blindfolded && is_playing && !self.help.is_any()
    }

    /// Applies an event. Its time is not before that of the last one. Returns
    /// `None`, and changes nothing, if it cannot happen here.
    pub(super) fn apply(&mut self, start: &Board, event: Event, at: u64) -> Option<Effect> {
        let effect = match event {
            Event::Move(next) => self.make(next, at)?,
            Event::Undo => self.undo(at)?,
            Event::Redo => self.redo(at)?,
            _ => {
                self.apply_aside(start, event, at)?;
                Effect::None
            }
        };
        self.at = at;
        self.has_left = event == Event::Leave;
        self.stands = matches!(event, Event::Pause | Event::Leave)
            || self.stands && matches!(event, Event::Hint | Event::LineEnds | Event::Carry { .. });
        Some(effect)
    }

    /// An event that makes no move.
    fn apply_aside(&mut self, start: &Board, event: Event, at: u64) -> Option<()> {
        let can_happen = match event {
            Event::LineBegins => !self.is_line,
            Event::LineEnds => self.is_line,
            Event::Pause => self.timer.is_running(),
            Event::Resume => self.stands,
            Event::Leave => !self.has_left,
            Event::Blindfold => self.played == 0 && !self.is_blindfolded,
            _ => true,
        };
        if !can_happen {
            return None;
        }
        match event {
            Event::Restart => self.restart(start, at),
            Event::Hint => self.help.hints = self.help.hints.saturating_add(1),
            Event::LineBegins => {
                self.is_line = true;
                self.help.solver = true;
                self.timer.end(at);
            }
            Event::LineEnds => self.is_line = false,
            Event::Pause | Event::Leave => self.timer.stop(at),
            Event::Resume => self.keep_time(false, at),
            Event::Blindfold => self.is_blindfolded = true,
            Event::Carry { elapsed, help } => self.carry(elapsed, help, at),
            Event::Move(_) | Event::Undo | Event::Redo => unreachable!("these make moves"),
        }
        Some(())
    }

    fn make(&mut self, next: Move, at: u64) -> Option<Effect> {
        self.board.line(next)?;
        self.moves.truncate(self.played);
        self.moves.push(next);
        self.former = None;
        self.forward(at)
    }

    fn redo(&mut self, at: u64) -> Option<Effect> {
        if self.undone().is_empty() {
            return None;
        }
        if let Some((elapsed, help)) = self.former.take() {
            self.timer = Timer::standing_at(elapsed);
            // A hint since the restart counts too.
            self.carry(0, help, at);
        }
        self.forward(at)
    }

    /// Makes the next of the moves.
    fn forward(&mut self, at: u64) -> Option<Effect> {
        let was_solved = self.board.is_solved();
        let next = *self.undone().first()?;
        self.played += 1;
        self.stm += next.stm();
        self.board.make(next);
        self.keep_time(was_solved, at);
        Some(Effect::Moved(next))
    }

    fn undo(&mut self, at: u64) -> Option<Effect> {
        let was_solved = self.board.is_solved();
        let back = self.played().last()?.opposite();
        self.played -= 1;
        self.stm -= back.stm();
        self.board.make(back);
        self.former = None;
        self.keep_time(was_solved, at);
        Some(Effect::Moved(back))
    }

    fn restart(&mut self, start: &Board, at: u64) {
        if self.played > 0 {
            self.former = Some((self.timer.elapsed(at), self.help));
        }
        self.board = start.clone();
        self.played = 0;
        self.stm = 0;
        self.timer = Timer::default();
        self.help = Help::default();
        self.is_line = false;
    }

    fn carry(&mut self, elapsed: u64, help: Help, at: u64) {
        self.timer.add(elapsed);
        self.help.hints = self.help.hints.saturating_add(help.hints);
        self.help.solver |= help.solver;
        if help.solver {
            self.timer.end(at);
        }
    }

    /// The time runs from the first move until the goal is reached, and goes on if
    /// a move is taken back then.
    fn keep_time(&mut self, was_solved: bool, at: u64) {
        if self.board.is_solved() {
            self.timer.stop(at);
        } else if !was_solved || self.played > 0 {
            // Nobody's time is measured once the solver has played.
            self.timer.start(if self.help.solver { NEVER } else { at });
        }
    }
}
