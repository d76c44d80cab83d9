//! Decides which works next: the finder, which finds ever shorter solutions, or
//! the prover, which proves that none is much shorter.
//!
//! Up to 16 cells the prover always finishes. So the finder works only while
//! that takes long: until the tables are made, or when a first answer is
//! overdue. On larger boards the two take turns for as long as the caller
//! steps. What is cheap to prove is proved as soon as there is an answer; beyond
//! [`FEW`] cells the rest of the first second is the finder's.

use crate::board::{Direction, Size};
use crate::solver::counting::Work;
use crate::solver::finder::by_weights::{Library, Nursery, Source};
use crate::solver::finder::{Answer, ByDistances, ByLines, ByWeights, Finder, WithTails};
use crate::solver::hand::Hand;
use crate::solver::home_board::HomeBoard;
use crate::solver::patterns::Shared;
use crate::solver::prover::{Place, Prover};
use crate::solver::solution::Known;

/// Nodes that the prover may expand before a first answer is due, on boards where it
/// always finishes: about 10 ms.
const PATIENCE: u64 = 100_000;

/// Rounds of beams by distances between the first answer and the end of making
/// tables. On thirty of Korf's boards the answer line by line is 65 % longer
/// than optimal, that of the first beam 1.9 % (after 7 ms), and the best after
/// the second beam 1.6 %. So a hint that is not proved yet seldom leads the
/// player astray.
const ROUNDS: usize = 2;

/// Nodes per turn.
const TURN: u64 = 10_000;

/// One in `TURNS` turns is the prover's; where a proof is near, all but one.
const TURNS: u64 = 4;

/// A proof is near when the bounds are at most so many slides apart.
const NEAR: usize = 8;
/// The same while the finder has time for itself. Then one pass is left, of a tenth of
/// that time, and the finder can win no more.
const NEAR_AT_FIRST: usize = 2;

/// Time that the finder has once the cheap bound is proved, in table look-ups: about a
/// second. Only then are strong tables made and bounds raised, in turns with it.
const ANSWERS_FIRST: u64 = 32_000_000;
/// The same where a proof may be soon, and only until tables are made.
const ANSWERS_FIRST_IF_SOON: u64 = 8_000_000;
/// A proof may be soon on boards of up to this many cells.
const FEW: usize = 20;

/// The prover and the finder of a board, and whose turn it is.
#[derive(Debug)]
pub(super) struct Schedule {
    board: HomeBoard,
    prover: Prover,
    // None if no shorter solution exists or none would help.
    finder: Option<Box<dyn Finder>>,
    kind: Kind,
    // Rounds that the present finder has finished.
    rounds: usize,
    // Tables of the part that is left when most lines are solved; none for boards
    // that need no first answer.
    rest: Option<Shared>,
    // The source of the weights, if there are any for the board.
    source: Option<Source>,
    // The source of weights of pairs, if beams by distances use them.
    nursery: Option<Nursery>,
    // The size of the ends that beams by weights shorten, and of these the weights.
    tails: Option<(Size, Source)>,
    // `true` if the prover always finishes.
    is_provable: bool,
    // None if nobody shares the search.
    hand: Option<Hand>,
    // Table look-ups that the finders have taken, and the making of tables.
    finding: u64,
    making: u64,
}

/// The kinds of finder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Weights,
    Distances,
    Lines,
}

/// The part that works next, and the most nodes that it may expand.
enum Turn {
    Finder(u64),
    Prover(u64),
}

impl Schedule {
    /// Returns a schedule for boards that the prover always solves. `rest` are the
    /// tables for a first answer, for boards that need one.
    pub(super) fn to_the_proof(
        board: HomeBoard,
        prover: Prover,
        rest: Option<Shared>,
        known: &Known,
    ) -> Self {
        let mut this = Self {
            board,
            prover,
            finder: None,
            kind: Kind::Lines,
            rounds: 0,
            rest,
            source: None,
            nursery: None,
            tails: None,
            is_provable: true,
            hand: None,
            finding: 0,
            making: 0,
        };
        match known.best {
            None => this.find_by(Kind::Lines, known),
            Some(_) if this.rest.is_some() => this.find_by(Kind::Distances, known),
            Some(_) => {}
        }
        this
    }

    /// Returns a schedule for larger boards. `rest` are the tables of the part that
    /// is left when most lines are solved; `library` has what was learned.
    pub(super) fn in_turns(
        board: HomeBoard,
        prover: Prover,
        rest: Shared,
        library: &Library,
        known: &Known,
    ) -> Self {
        let source = library.source(board.size());
        let is_ready = source.as_ref().is_some_and(Source::is_ready);
        let mut this = Self {
            nursery: library.nursery(board.size()),
            tails: library.tails(board.size()),
            board,
            prover,
            finder: None,
            kind: Kind::Weights,
            rounds: 0,
            rest: Some(rest),
            source,
            is_provable: false,
            hand: None,
            finding: 0,
            making: 0,
        };
        // Weights that are still to grow would delay the first answer.
        let kind = if is_ready {
            Kind::Weights
        } else {
            Kind::Distances
        };
        this.find_by(kind, known);
        this
    }

    fn turn(&self, known: &Known) -> Turn {
        if self.finder.is_none() {
            return Turn::Prover(u64::MAX);
        }
        if self.is_provable {
            let patience = PATIENCE.saturating_sub(self.prover.nodes());
            return match self.kind {
                _ if !self.prover.has_tables() => Turn::Finder(u64::MAX),
                Kind::Lines if patience == 0 => Turn::Finder(u64::MAX),
                Kind::Lines => Turn::Prover(patience),
                Kind::Weights | Kind::Distances => Turn::Prover(u64::MAX),
            };
        }
        let turn = known.nodes / TURN;
        let left = TURN - known.nodes % TURN;
        let gap = known.upper().map(|upper| upper - known.lower);
        let is_small = self.board.size().cells() <= FEW;
        let near = if is_small || self.finding >= ANSWERS_FIRST {
            NEAR
        } else {
            NEAR_AT_FIRST
        };
        let is_near = gap.is_some_and(|gap| gap <= near);
        if self.hand == Some(Hand::Second) && !is_near {
            return Turn::Finder(left);
        }
        let is_soon = is_near || is_small;
        let first = if is_soon {
            ANSWERS_FIRST_IF_SOON
        } else {
            ANSWERS_FIRST
        };
        let shared = self.finding.checked_sub(first);
        let is_provers = match (self.prover.has_tables(), is_near) {
            (true, true) => !turn.is_multiple_of(TURNS),
            (true, false) => turn.is_multiple_of(TURNS) && (is_soon || shared.is_some()),
            (false, _) => shared.is_some_and(|shared| is_near || self.making < shared),
        };
        if known.best.is_some() && (is_provers || self.prover.is_cheap()) {
            Turn::Prover(left)
        } else {
            Turn::Finder(left)
        }
    }

    /// Returns the table look-ups spent.
    fn find(&mut self, budget: u64, most: u64, known: &mut Known) -> u64 {
        let Some(finder) = &mut self.finder else {
            return 0;
        };
        let cost = finder.cost();
        let most = budget.div_ceil(cost).min(most);
        let (nodes, answer) = finder.step(most);
        known.nodes += nodes;
        self.finding += nodes * cost;
        if answer != Answer::Running {
            self.rounds += 1;
            if let Answer::Better(slides) = answer {
                known.take(slides);
            }
            self.hand_on(known);
        }
        most * cost
    }

    /// Returns the table look-ups spent: the whole budget if it was spent on making
    /// tables.
    fn prove(&mut self, budget: u64, known: &mut Known) -> u64 {
        if let Some(upper) = known.upper() {
            self.prover.set_upper(upper);
        }
        let before = self.prover.nodes();
        let found = self.prover.step(budget);
        let nodes = self.prover.nodes() - before;
        known.nodes += nodes;
        known.raise(self.prover.lower());
        if let Some(slides) = found {
            known.take(slides);
        }
        match nodes * self.prover.cost() {
            0 => {
                self.making += budget;
                budget
            }
            spent => spent,
        }
    }

    /// Ends a round. If there is no answer yet, another finder takes over. A finder
    /// with a single answer makes way for one that finds better ones.
    fn hand_on(&mut self, known: &Known) {
        match self.kind {
            Kind::Lines => self.find_by(Kind::Distances, known),
            Kind::Distances if self.is_provable && self.rounds == ROUNDS => self.finder = None,
            Kind::Weights if known.best.is_none() => self.find_by(Kind::Distances, known),
            Kind::Distances if known.best.is_none() => self.find_by(Kind::Lines, known),
            Kind::Distances if self.source.as_ref().is_some_and(Source::is_read) => {
                self.find_by(Kind::Weights, known);
            }
            Kind::Weights | Kind::Distances => {}
        }
    }

    fn find_by(&mut self, kind: Kind, known: &Known) {
        let board = &self.board;
        let upper = known.upper();
        let finder: Option<Box<dyn Finder>> = match (kind, &self.rest) {
            (Kind::Weights, _) => self.source.take().map(|source| {
                let finder = ByWeights::new(source, board, upper);
                Box::new(finder) as Box<dyn Finder>
            }),
            (Kind::Lines, Some(rest)) => Some(Box::new(ByLines::new(board.clone(), rest.clone()))),
            (Kind::Distances, _) => {
                let mut finder = ByDistances::new(board.clone(), upper);
                if self.kind == Kind::Lines && !self.is_provable {
                    // Its first beam has failed before.
                    finder.next_round();
                }
                if let Some(nursery) = &self.nursery {
                    finder = finder.learning_from(Box::new(nursery.clone()));
                }
                let tails = self.tails.clone();
                Some(match tails {
                    Some(tails) => Box::new(WithTails::new(finder, board.clone(), tails, upper)),
                    None => Box::new(finder),
                })
            }
            (Kind::Lines, None) => None,
        };
        self.finder = finder;
        self.kind = kind;
        self.rounds = 0;
        if let (Some(finder), Some(hand)) = (&mut self.finder, self.hand) {
            finder.share(hand);
        }
    }
}

impl Work for Schedule {
    fn step(&mut self, budget: u64, known: &mut Known) {
        let mut left = budget;
        let upper = known.upper();
        while left > 0 && known.upper() == upper && !known.is_optimal() {
            let spent = match self.turn(known) {
                Turn::Finder(most) => self.find(left, most, known),
                Turn::Prover(most) => self.prove(left.min(most), known),
            };
            left = left.saturating_sub(spent);
        }
    }

    fn tables(&self) -> u8 {
        self.prover.tables()
    }

    fn searched(&self) -> u8 {
        self.prover.searched()
    }

    fn take(&mut self, slides: Vec<Direction>, known: &mut Known) {
        known.take(slides);
        if let (Some(finder), Some(upper)) = (&mut self.finder, known.upper()) {
            finder.set_upper(upper);
        }
    }

    fn can_share(&self) -> bool {
        !self.is_provable || self.rest.is_some() && self.prover.is_long()
    }

    fn place(&self) -> Option<Place> {
        self.prover.place()
    }

    fn meet(&mut self, place: Place, known: &mut Known) {
        // No board is as far. A lower bound above a solution is none, and each slide changes
        // the parity.
        let most = if self.is_provable { 0xff } else { 0x7fff };
        let upper = known.upper().filter(|_| place.lower <= most);
        let left = upper.and_then(|upper| upper.checked_sub(place.lower));
        if left.is_some_and(|left| left.is_multiple_of(2)) {
            self.prover.meet(place);
            known.raise(self.prover.lower());
        }
    }

    fn share(&mut self, hand: Hand, _: &Known) {
        self.hand = Some(hand);
        // A search near the goal has no tables. It tries directions in another order than
        // one that has, so it can share no pass with it.
        if self.rest.is_some() {
            self.prover.share(hand);
        }
        if let Some(finder) = &mut self.finder {
            finder.share(hand);
        }
    }
}
