//! A deck as text.
//!
//! | line     | content                                                       |
//! |----------|---------------------------------------------------------------|
//! | first    | `trainer 1`                                                   |
//! | second   | `answered`, how many, and `repeated` or `new` for the last    |
//! | `level`  | a size, and how many slides its new boards take               |
//! | `card`   | box, tries, slides lost, after how many answers and on which day since 1970 it comes again, the exercise |
//! | last     | `end` and the number of cards                                 |

use super::deck::{Card, Deck, LAST_BOX, Level};
use super::exercise::{EASIEST, Exercise, Topic, hardest};
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

const FIRST: &str = "trainer 1";

/// The text is of another version, or damaged. Begin with a fresh deck, and put the
/// text aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckError {
    /// The line, from 1.
    pub line: usize,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {} is not in this build's format of exercises",
            self.line
        )
    }
}

impl std::error::Error for DeckError {}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = if self.repeated { "repeated" } else { "new" };
        writeln!(f, "{FIRST}")?;
        writeln!(f, "answered {} {last}", self.answered)?;
        for Level { size, distance } in &self.levels {
            writeln!(f, "level {size} {distance}")?;
        }
        for card in &self.cards {
            let Card {
                exercise,
                at,
                tries,
                lost,
                after,
                day,
            } = card;
            writeln!(f, "card {at} {tries} {lost} {after} {day} {exercise}")?;
        }
        write!(f, "end {}", self.cards.len())
    }
}

impl FromStr for Deck {
    type Err = DeckError;

    fn from_str(text: &str) -> Result<Self, DeckError> {
        let mut deck = Self::default();
        let mut known = HashSet::new();
        let mut is_over = false;
        let mut lines = 0;
        for (at, line) in text.split('\n').enumerate() {
            lines = at + 1;
            let error = DeckError { line: lines };
            let read = match at {
                _ if is_over => None,
                0 => (line == FIRST).then_some(()),
                1 => read_answered(line, &mut deck),
                _ => match line.split_once(' ') {
                    Some(("level", rest)) => read_level(rest, &mut deck),
                    Some(("card", rest)) => read_card(rest).and_then(|card| {
                        let is_new = known.insert(card.exercise.to_string());
                        deck.cards.push(card);
                        is_new.then_some(())
                    }),
                    Some(("end", count)) => {
                        is_over = true;
                        (number(count) == Some(deck.cards.len() as u64)).then_some(())
                    }
                    _ => None,
                },
            };
            read.ok_or(error)?;
        }
        is_over.then_some(deck).ok_or(DeckError { line: lines })
    }
}

fn read_answered(line: &str, deck: &mut Deck) -> Option<()> {
    let fields: Vec<&str> = line.split(' ').collect();
    let ["answered", count, last] = fields[..] else {
        return None;
    };
    deck.answered = number(count)?;
    deck.repeated = match last {
        "repeated" => true,
        "new" => false,
        _ => return None,
    };
    Some(())
}

fn read_level(fields: &str, deck: &mut Deck) -> Option<()> {
    let (size, distance) = fields.split_once(' ')?;
    let size = size.parse().ok()?;
    let distance = usize::try_from(number(distance)?).ok()?;
    let is_new = deck.levels.last().is_none_or(|last| last.size < size);
    let most = hardest(size)?;
    let is_known = (EASIEST.min(most)..=most).contains(&distance);
    deck.levels.push(Level { size, distance });
    (is_new && is_known).then_some(())
}

fn read_card(fields: &str) -> Option<Card> {
    let mut fields = fields.splitn(6, ' ');
    let mut next = || number(fields.next()?);
    let (at, tries, lost, after, day) = (next()?, next()?, next()?, next()?, next()?);
    let at = usize::try_from(at).ok()?;
    let exercise: Exercise = fields.next()?.parse().ok()?;
    // Only an ending can wait for its first try.
    let is_known = tries > 0 || exercise.topic() == Topic::Own;
    (at <= LAST_BOX && is_known).then_some(Card {
        exercise,
        at,
        tries,
        lost,
        after,
        day,
    })
}

/// A number as it is written here, far below the largest: sums of two never overflow.
fn number(text: &str) -> Option<u64> {
    let number: u64 = text.parse().ok()?;
    (number < 1 << 53 && number.to_string() == text).then_some(number)
}
