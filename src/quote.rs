//! Quotes of a text in errors: its beginning and its end, so that a message stays
//! readable.

/// The most characters that are quoted as they are; also of a longer text, with `…` in
/// the middle.
const MOST: usize = 80;

/// Characters before the `…`, and after it.
const HEAD: usize = 40;
const TAIL: usize = MOST - HEAD - 1;

/// A text as an error has it.
pub fn quote(text: &str) -> String {
    // Not `chars().count()`: it is quick, and large.
    let begins = |byte: &u8| byte & 0xc0 != 0x80;
    let count = text.bytes().filter(begins).count();
    let mut quoted = String::new();
    for (at, c) in text.chars().enumerate() {
        if count <= MOST || at < HEAD || at + TAIL >= count {
            quoted.push(c);
        } else if at == HEAD {
            quoted.push('…');
        }
    }
    quoted
}
