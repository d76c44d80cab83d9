//! A play in progress: board, history, counts and time. All of it follows from its
//! [`Record`].

mod frames;
mod ghost;
mod state;
mod timer;

use crate::record::{Ending, Event, Help, PlayError, Record};
pub use frames::Frame;
pub use ghost::NoGhost;
use state::{Effect, State};
use taquin::board::{Board, Direction, Goal, Move};

/// A board with its history.
///
/// Every action takes `now`, in milliseconds of any clock, as long as it is the
/// same clock for every call. If it goes back, no time passes.
///
/// ```
/// use play::Game;
///
/// let mut game = Game::new("0 1 2/4 5 3".parse()?);
/// game.slide_cell(2, 5_000); // 1 and 2 go left together
/// assert_eq!((game.stm(), game.mtm()), (2, 1));
/// game.slide_cell(5, 5_800);
/// assert_eq!(game.elapsed(9_000), 800); // solved: the time stands
/// assert!(game.undo(9_000).is_some());
/// # Ok::<(), taquin::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    record: Record,
    // Invariant: what the events of `record` come to.
    state: State,
    // The caller's clock at the last event of this session.
    clock: Option<u64>,
}

impl PartialEq for Game {
    /// Returns `true` if the same was played at the same times. The caller's clock is
    /// no part of a game.
    fn eq(&self, other: &Self) -> bool {
        self.record == other.record && self.state == other.state
    }
}

impl Eq for Game {}

impl Game {
    /// A game that begins with this board.
    #[must_use]
    pub fn new(start: Board) -> Self {
        Self::of(Record::new(start))
    }

    /// A game that begins with the shuffle of a seed.
    #[must_use]
    pub fn from_seed(goal: &Goal, seed: &str) -> Self {
        Self::of(Record::from_seed(goal, seed))
    }

    /// A game that begins where a record begins.
    #[must_use]
    pub fn begin(record: &Record) -> Self {
        Self::of(record.begun())
    }

    /// The same game, which belongs to no clock yet: its time stands until it
    /// goes on.
    pub(crate) fn without_clock(self) -> Self {
        Self {
            clock: None,
            ..self
        }
    }

    fn of(record: Record) -> Self {
        Self {
            state: State::new(record.start().clone()),
            record,
            clock: None,
        }
    }

    /// Plays a record again. The clock of the game stands still until its next
    /// event.
    ///
    /// # Errors
    ///
    /// If an event cannot happen at its place, or not at its time.
    pub fn replay(record: &Record) -> Result<Self, PlayError> {
        Self::run(record, |_, _, _| ())
    }

    /// Plays a record again, and tells of each event that has happened.
    fn run(
        record: &Record,
        mut tell: impl FnMut(&Self, Event, &Effect),
    ) -> Result<Self, PlayError> {
        let mut game = Self::begin(record);
        for (at, timed) in record.events().iter().enumerate() {
            let (event, time) = (timed.event, timed.at);
            let stands = at == 0 || game.state.stands;
            if stands && time != game.state.at {
                return Err(PlayError::Time { at, time });
            }
            let done = game.state.apply(record.start(), event, time);
            let effect = done.ok_or(PlayError::Event { at, event })?;
            game.record.push(event, time);
            tell(&game, event, &effect);
        }
        Ok(game)
    }

    /// The record, which is all that has to be kept of the game.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Turns the game into its record.
    #[must_use]
    pub fn into_record(self) -> Record {
        self.record
    }

    /// The board in play.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// The board that the game began with.
    #[must_use]
    pub fn start(&self) -> &Board {
        self.record.start()
    }

    /// The moves that lead from the start to the board in play.
    #[must_use]
    pub fn played(&self) -> &[Move] {
        self.state.played()
    }

    /// The moves taken back; the first is the next to be made again.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        self.state.undone()
    }

    /// Number of slides (STM) made and not taken back.
    #[must_use]
    pub fn stm(&self) -> usize {
        self.state.stm
    }

    /// Number of moves (MTM) made and not taken back.
    #[must_use]
    pub fn mtm(&self) -> usize {
        self.played().len()
    }

    /// Returns the way the play ended, or that it is open.
    #[must_use]
    pub fn ending(&self) -> Ending {
        self.state.ending()
    }

    /// The help taken since the start.
    #[must_use]
    pub fn help(&self) -> Help {
        self.state.help
    }

    /// Returns `true` if the player does not see the numbers: blindfolded, from the
    /// first move to the goal or to the first help. A restart shows the start again.
    #[must_use]
    pub fn is_hidden(&self) -> bool {
        self.state.is_hidden()
    }

    /// Milliseconds from the first move to now, or to the move that reached the
    /// goal, without pauses. The time stands once the solver plays.
    #[must_use]
    pub fn elapsed(&self, now: u64) -> u64 {
        self.state.timer.elapsed(self.time(now))
    }

    /// Returns `true` if the clock runs. In a game that was replayed it stands still
    /// until the next event.
    #[must_use]
    pub fn is_timing(&self) -> bool {
        let timer = self.state.timer;
        self.clock.is_some() && timer.is_running() && !timer.is_over()
    }

    /// Slides per second played (TPS, STM); `None` until time has passed.
    #[must_use]
    pub fn tps(&self, now: u64) -> Option<f64> {
        let elapsed = self.elapsed(now);
        // Both are exact in a double: below 2⁵³.
        (elapsed > 0).then(|| self.stm() as f64 * 1_000.0 / elapsed as f64)
    }

    /// Moves the tile in `cell`, and every tile between it and the blank, one
    /// cell towards the blank. Returns the move; `None`, and changes nothing, if
    /// `cell` is not in line with the blank.
    pub fn slide_cell(&mut self, cell: usize, now: u64) -> Option<Move> {
        let next = self.board().move_of(cell)?;
        self.make(next, now)
    }

    /// Slides one tile in this direction. Returns the move; `None`, and changes
    /// nothing, if no tile can slide that way.
    pub fn slide(&mut self, direction: Direction, now: u64) -> Option<Move> {
        self.make(direction.into(), now)
    }

    /// Makes a move and forgets the moves taken back. Returns the move; `None`,
    /// and changes nothing, if the board does not allow it.
    pub fn make(&mut self, next: Move, now: u64) -> Option<Move> {
        self.act(Event::Move(next), now)
    }

    /// Takes the last move back. Returns the opposite move, which is what happened
    /// to the board; `None` at the start.
    pub fn undo(&mut self, now: u64) -> Option<Move> {
        self.act(Event::Undo, now)
    }

    /// Makes the move again that was taken back last, and returns it; `None` if there
    /// is none.
    pub fn redo(&mut self, now: u64) -> Option<Move> {
        self.act(Event::Redo, now)
    }

    /// Goes back to the start for a new attempt. Making the moves again brings
    /// time and help back, so nothing is lost. Returns `false`, and changes
    /// nothing, if no move had been made.
    pub fn restart(&mut self, now: u64) -> bool {
        let had_moves = self.mtm() > 0;
        if had_moves {
            self.note(Event::Restart, now);
        }
        had_moves
    }

    /// Notes an event that makes no move. Returns `false`, and changes nothing, if
    /// it cannot happen here.
    pub fn note(&mut self, event: Event, now: u64) -> bool {
        self.happen(event, now).is_some()
    }

    fn act(&mut self, event: Event, now: u64) -> Option<Move> {
        match self.happen(event, now)? {
            Effect::Moved(done) => Some(done),
            Effect::None => None,
        }
    }

    fn happen(&mut self, event: Event, now: u64) -> Option<Effect> {
        let (event, at) = (event.bounded(), self.time(now));
        let effect = self.state.apply(self.record.start(), event, at)?;
        self.record.push(event, at);
        self.clock = Some(now);
        Some(effect)
    }

    /// The play's clock when the caller's shows `now`.
    fn time(&self, now: u64) -> u64 {
        let at = self.state.at;
        match self.clock {
            Some(last) if !self.state.stands => at.saturating_add(now.saturating_sub(last)),
            _ => at,
        }
        .min(crate::record::MAX_TIME)
    }
}
