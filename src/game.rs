//! A play in progress: the board, what was done to it, how much that was and how
//! long it took. All of it follows from its [`Record`].

mod state;
mod timer;

use crate::board::{Board, Direction, Goal, Move};
use crate::record::{Ending, Event, Help, PlayError, Record};
use state::{Effect, State};

/// A board with its history.
///
/// Every action takes `now`, in milliseconds of whatever clock the caller has,
/// as long as it is the same one from one call to the next. A clock that goes
/// back counts as one that stands.
///
/// ```
/// use sliding_puzzle::Game;
///
/// let mut game = Game::new("0 1 2/4 5 3".parse()?);
/// game.slide_cell(2, 5_000); // 1 and 2 go left together
/// assert_eq!((game.stm(), game.mtm()), (2, 1));
/// game.slide_cell(5, 5_800);
/// assert_eq!(game.elapsed(9_000), 800); // solved: the time stands
/// assert!(game.undo(9_000).is_some());
/// # Ok::<(), sliding_puzzle::BoardError>(())
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
    /// Whether the same was played at the same times. The caller's clock is no
    /// part of a game.
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

    /// Plays a record again. The time stands until the game goes on.
    ///
    /// # Errors
    ///
    /// When an event cannot happen where it stands, or not at its time.
    pub fn replay(record: &Record) -> Result<Self, PlayError> {
        let mut game = Self::begin(record);
        for (at, timed) in record.events().iter().enumerate() {
            let (event, time) = (timed.event, timed.at);
            let stands = at == 0 || game.state.stands;
            if stands && time != game.state.at {
                return Err(PlayError::Time { at, time });
            }
            let done = game.state.apply(record.start(), event, time);
            done.ok_or(PlayError::Event { at, event })?;
            game.record.push(event, time);
        }
        Ok(game)
    }

    /// What is kept of the game.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What is kept of the game, without the game.
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

    /// The moves taken back, the next to be made again first.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        self.state.undone()
    }

    /// Slides made, those taken back not counted (STM).
    #[must_use]
    pub fn stm(&self) -> usize {
        self.state.stm
    }

    /// Moves made, those taken back not counted (MTM).
    #[must_use]
    pub fn mtm(&self) -> usize {
        self.played().len()
    }

    /// How the play ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Ending {
        self.state.ending()
    }

    /// The help taken since the start.
    #[must_use]
    pub fn help(&self) -> Help {
        self.state.help
    }

    /// Milliseconds from the first move to now, or to the last one that led to
    /// the goal; pauses not counted.
    #[must_use]
    pub fn elapsed(&self, now: u64) -> u64 {
        self.state.timer.elapsed(self.time(now))
    }

    /// Whether the time runs. Of a game that was replayed it stands until the
    /// game goes on.
    #[must_use]
    pub fn is_timing(&self) -> bool {
        self.clock.is_some() && self.state.timer.is_running()
    }

    /// Slides made for each second played (TPS, STM); `None` while no time has
    /// passed.
    #[must_use]
    pub fn tps(&self, now: u64) -> Option<f64> {
        let elapsed = self.elapsed(now);
        // Both are exact in a double: below 2⁵³.
        (elapsed > 0).then(|| self.stm() as f64 * 1_000.0 / elapsed as f64)
    }

    /// Moves the tile in `cell`, and those between it and the blank, one cell
    /// towards the blank. Returns the move; `None` when `cell` is not in line
    /// with the blank, and then nothing has changed.
    pub fn slide_cell(&mut self, cell: usize, now: u64) -> Option<Move> {
        let next = self.board().move_of(cell)?;
        self.make(next, now)
    }

    /// Slides one tile in this direction, and returns the move; `None` when
    /// there is no tile that could.
    pub fn slide(&mut self, direction: Direction, now: u64) -> Option<Move> {
        self.make(direction.into(), now)
    }

    /// Makes a move and forgets what was taken back; `None`, and nothing has
    /// changed, when the board does not allow it.
    pub fn make(&mut self, next: Move, now: u64) -> Option<Move> {
        self.act(Event::Move(next), now)
    }

    /// Takes the last move back, and returns what that did to the board: the
    /// opposite move; `None` at the start.
    pub fn undo(&mut self, now: u64) -> Option<Move> {
        self.act(Event::Undo, now)
    }

    /// Makes the move again that was taken back last, and returns it; `None`
    /// when there is none.
    pub fn redo(&mut self, now: u64) -> Option<Move> {
        self.act(Event::Redo, now)
    }

    /// Back to the start, as a new attempt. The moves can be made again, which
    /// brings time and help back, so nothing is lost. Returns whether a move had
    /// been made.
    pub fn restart(&mut self, now: u64) -> bool {
        let had_moves = self.mtm() > 0;
        if had_moves {
            self.note(Event::Restart, now);
        }
        had_moves
    }

    /// Lets an event happen that makes no move. Returns whether it could happen
    /// here; if not, nothing has changed.
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
        let at = self.time(now);
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
