//! What errors quote of a text that somebody gave: its beginning and its end, so that a
//! message stays one that can be read.

/// The most characters that are quoted as they are; also of a longer text, with `…` in
/// the middle.
const MOST: usize = 80;

const HEAD: usize = MOST / 2;
const TAIL: usize = MOST - HEAD - 1;

/// A text as an error has it.
pub(crate) fn quote(text: &str) -> String {
    let count = text.chars().count();
    if count <= MOST {
        return text.into();
    }
    let (head, tail) = (text.chars().take(HEAD), text.chars().skip(count - TAIL));
    head.chain(['…']).chain(tail).collect()
}
