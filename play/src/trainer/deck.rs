//! The exercises that a player has practised, and those that come next.

use super::exercise::{EASIEST, Exercise, Topic, hardest};
use crate::daily::Day;
use std::fmt;
use taquin::board::Size;
use taquin::shuffle::{Seed, SplitMix64};

/// Slides lost (STM) that count as nearly right.
const NEARLY: usize = 2;

/// When an exercise in each box comes again: after so many others, and days.
const BOXES: [(u64, u64); 6] = [(3, 0), (8, 0), (0, 1), (0, 3), (0, 7), (0, 21)];

pub(super) const LAST_BOX: usize = BOXES.len() - 1;

/// An exercise that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub(super) exercise: Exercise,
    pub(super) at: usize,
    pub(super) tries: u64,
    pub(super) lost: u64,
    pub(super) after: u64,
    pub(super) day: u64,
}

impl Card {
    /// Returns the exercise.
    #[must_use]
    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The box it is in, from 0 to 5.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of tries. An ending of one's own play that was not tried is
    /// new.
    #[must_use]
    pub fn tries(&self) -> u64 {
        self.tries
    }

    /// Slides (STM) lost in all tries that came to an end.
    #[must_use]
    pub fn lost(&self) -> u64 {
        self.lost
    }
}

/// The slides (STM) that the new boards of a size take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Level {
    pub(super) size: Size,
    pub(super) distance: usize,
}

/// The result of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Slides (STM) that a shortest way would have saved; `None` for an answer that
    /// was given up.
    pub lost: Option<usize>,
    /// The box the exercise is in now; `None` if it does not come again.
    pub at: Option<usize>,
    /// After how many others it comes again; 0 if a day is waited for.
    pub others: u64,
    /// In how many days it comes again; 0 for today.
    pub days: u64,
}

/// No play from the board can have so many slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerError {
    /// The slides (STM) made.
    pub slides: usize,
    /// The fewest slides (STM).
    pub fewest: usize,
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { slides, fewest } = self;
        write!(
            f,
            "{slides} slides cannot solve a board that takes {fewest}, \
             or an even number more"
        )
    }
}

impl std::error::Error for AnswerError {}

/// The exercises of a player.
///
/// ```
/// use play::daily::Day;
/// use play::trainer::{Deck, Topic};
/// use taquin::Seed;
///
/// let mut deck = Deck::default();
/// let topics = [Topic::Fewest { size: "4x4".parse()? }];
/// let exercise = deck.next(&topics, Day::FIRST, Seed::from(1)).unwrap();
/// assert_eq!(exercise.fewest(), Some(8));
///
/// let answer = deck.answer(&exercise, Some(12), 8, Day::FIRST)?;
/// assert_eq!((answer.lost, answer.at), (Some(4), Some(0))); // it comes back soon
/// assert_eq!(deck.to_string().parse::<Deck>()?, deck);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    pub(super) answered: u64,
    /// `true` if the last answer was to a card.
    pub(super) repeated: bool,
    pub(super) levels: Vec<Level>,
    pub(super) cards: Vec<Card>,
}

impl Deck {
    /// Returns the number of exercises answered.
    #[must_use]
    pub fn answered(&self) -> u64 {
        self.answered
    }

    /// The exercises that come again, and the endings that are new.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the slides (STM) that new boards of a size take: from 8 to 25, as far as
    /// there are such boards.
    #[must_use]
    pub fn distance(&self, size: Size) -> usize {
        let known = self.levels.iter().find(|level| level.size == size);
        known.map_or_else(|| EASIEST.min(most_of(size)), |level| level.distance)
    }

    /// Returns the number of exercises of these topics that are due on a day.
    #[must_use]
    pub fn due(&self, topics: &[Topic], day: Day) -> usize {
        self.cards
            .iter()
            .filter(|card| self.is_due(card, topics, day))
            .count()
    }

    /// Returns the number of exercises of these topics in each box.
    #[must_use]
    pub fn boxes(&self, topics: &[Topic]) -> [usize; BOXES.len()] {
        let mut counts = [0; BOXES.len()];
        let tried = |card: &&Card| card.tries > 0 && is_of(card, topics);
        for card in self.cards.iter().filter(tried) {
            counts[card.at] += 1;
        }
        counts
    }

    /// Keeps an ending of one's own play. Returns `true` if it was not there yet.
    pub fn keep(&mut self, own: Exercise) -> bool {
        let is_own = own.topic() == Topic::Own;
        let is_new = is_own && self.cards.iter().all(|card| card.exercise != own);
        if is_new {
            self.cards.push(Card {
                exercise: own,
                at: 0,
                tries: 0,
                lost: 0,
                after: 0,
                day: 0,
            });
        }
        is_new
    }

    /// Returns the exercise to do next; `None` if the topics have none. What is due
    /// takes turns with what is new.
    #[must_use]
    pub fn next(&self, topics: &[Topic], day: Day, seed: Seed) -> Option<Exercise> {
        self.next_of(topics, day, seed, |_| true)
    }

    /// Returns the exercise to do instead of one that is skipped; that one again if
    /// there is no other. A skipped exercise counts as if it had never come.
    #[must_use]
    pub fn instead(
        &self,
        skipped: &Exercise,
        topics: &[Topic],
        day: Day,
        seed: Seed,
    ) -> Option<Exercise> {
        let is_other = |card: &&Card| card.exercise != *skipped;
        self.next_of(topics, day, seed, is_other)
            .or_else(|| self.next(topics, day, seed))
    }

    fn next_of(
        &self,
        topics: &[Topic],
        day: Day,
        seed: Seed,
        is_wanted: impl Fn(&&Card) -> bool,
    ) -> Option<Exercise> {
        let cards = || self.cards.iter().filter(&is_wanted);
        let due = cards().filter(|card| self.is_due(card, topics, day));
        let due = due.min_by_key(|card| (card.at, card.after, card.day));
        let due = due.map(|card| card.exercise.clone());
        let new = new_one(self, cards(), topics, seed);
        let (first, second) = if self.repeated {
            (new, due)
        } else {
            (due, new)
        };
        // A player who wants to go on may practise ahead.
        let soonest = || {
            let cards = cards().filter(|card| is_of(card, topics));
            let card = cards.min_by_key(|card| (card.day, card.after))?;
            Some(card.exercise.clone())
        };
        first.or(second).or_else(soonest)
    }

    fn is_due(&self, card: &Card, topics: &[Topic], day: Day) -> bool {
        is_of(card, topics)
            && card.tries > 0
            && card.after <= self.answered
            && card.day <= number(day)
    }

    /// Grades an answer: the slides (STM) that were made, `None` if it was given up,
    /// and the fewest, which counts where the exercise does not know it.
    ///
    /// # Errors
    ///
    /// If the board cannot have been solved so. Nothing changes then.
    pub fn answer(
        &mut self,
        exercise: &Exercise,
        slides: Option<usize>,
        fewest: usize,
        day: Day,
    ) -> Result<Answer, AnswerError> {
        let fewest = exercise.fewest().unwrap_or(fewest);
        let lost = match slides {
            None => None,
            Some(slides) if slides >= fewest && (slides - fewest).is_multiple_of(2) => {
                Some(slides - fewest)
            }
            Some(slides) => return Err(AnswerError { slides, fewest }),
        };
        self.answered += 1;
        let known = self
            .cards
            .iter()
            .position(|card| card.exercise == *exercise);
        let before = known.map(|at| self.cards.remove(at));
        let is_new = before.as_ref().is_none_or(|card| card.tries == 0);
        self.repeated = !is_new;
        if is_new && let Exercise::Fewest { size, .. } = *exercise {
            self.change_level(size, lost);
        }
        let was_at = before.as_ref().map(|card| card.at);
        let at = next_box(was_at.filter(|_| !is_new), lost);
        // A board that is drawn and done at once need not come again.
        let at = at.filter(|_| before.is_some() || lost != Some(0));
        let (others, days) = at.map_or((0, 0), |at| BOXES[at]);
        if let Some(at) = at {
            let (tries, all) = before.map_or((0, 0), |card| (card.tries, card.lost));
            self.cards.push(Card {
                exercise: exercise.clone(),
                at,
                tries: tries + 1,
                lost: all + lost.unwrap_or(0) as u64,
                after: self.answered + others,
                day: number(day) + days,
            });
        }
        Ok(Answer {
            lost,
            at,
            others,
            days,
        })
    }

    fn change_level(&mut self, size: Size, lost: Option<usize>) {
        let before = self.distance(size);
        let most = most_of(size);
        let distance = match lost {
            Some(0) => (before + 1).min(most),
            Some(lost) if lost <= NEARLY => before,
            _ => before.saturating_sub(2).max(EASIEST).min(most),
        };
        self.levels.retain(|level| level.size != size);
        self.levels.push(Level { size, distance });
        self.levels.sort_by_key(|level| level.size);
    }
}

/// An exercise of a topic drawn evenly from those that have new ones.
fn new_one<'a>(
    deck: &Deck,
    cards: impl Iterator<Item = &'a Card>,
    topics: &[Topic],
    seed: Seed,
) -> Option<Exercise> {
    let untried = cards.filter(|card| card.tries == 0);
    let dearest = untried.max_by_key(|card| match card.exercise {
        Exercise::Own { cost, .. } => cost,
        _ => 0,
    });
    let has_new = |topic: &&Topic| match topic {
        Topic::Fewest { size } => hardest(*size).is_some(),
        Topic::Own => dearest.is_some(),
        _ => true,
    };
    let topics: Vec<&Topic> = topics.iter().filter(has_new).collect();
    if topics.is_empty() {
        return None;
    }
    let mut random = SplitMix64::new(seed);
    let topic = *topics[random.below(topics.len())];
    let seed = random.next_u64();
    match topic {
        Topic::Fewest { size } => Some(Exercise::Fewest {
            size,
            distance: deck.distance(size),
            seed,
        }),
        Topic::LastTwoRows { size } => Some(Exercise::LastTwoRows { size, seed }),
        Topic::Last3x3 => Some(Exercise::Last3x3 { seed }),
        Topic::Last2x3 => Some(Exercise::Last2x3 { seed }),
        Topic::Own => dearest.map(|card| card.exercise.clone()),
    }
}

/// The next box after an answer; new exercises are in none. `None` once mastered.
fn next_box(at: Option<usize>, lost: Option<usize>) -> Option<usize> {
    match (at, lost) {
        // An own ending that is new and done at once comes again tomorrow.
        (None, Some(0)) => Some(2),
        (Some(at), Some(0)) => (at < LAST_BOX).then_some(at + 1),
        (Some(at), Some(lost)) if lost <= NEARLY => Some(at),
        _ => Some(0),
    }
}

/// The greatest distance of a size; 0 where there is nothing to practise.
fn most_of(size: Size) -> usize {
    hardest(size).unwrap_or(0)
}

fn is_of(card: &Card, topics: &[Topic]) -> bool {
    topics.contains(&card.exercise.topic())
}

/// Days since 1970.
fn number(day: Day) -> u64 {
    day.begins() / 86_400_000
}
