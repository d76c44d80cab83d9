//! A board as text.
//!
//! | form | example              |                                           |
//! |------|----------------------|-------------------------------------------|
//! | text | `4 1 2/5 0 3`        | rows by `/`, tiles by spaces, 0 the blank |
//! | JSON | `[[4,1,2],[5,0,3]]`  | read as well, and written on request      |
//!
//! Space is free between the tokens of either form; in the text form tiles may
//! be set apart by commas and rows by line breaks too, as people paste them. One
//! row of a square number of tiles is read as a square.

use super::{BoardError, Size};

/// Reads the size and the numbers as written; not yet known to be a permutation.
///
/// # Errors
///
/// If the text is not in one of these forms.
pub(super) fn parse(text: &str) -> Result<(Size, Vec<usize>), BoardError> {
    let mut scanner = Scanner { text, at: 0 };
    let rows = match scanner.peek() {
        Some(b'[') => scanner.json()?,
        _ => scanner.slashed()?,
    };
    if let [row] = rows.as_slice() {
        // No board has one row: whoever writes a square as one line means its rows.
        let side = row.len().isqrt();
        if side > 1 && side * side == row.len() {
            return Ok((size_of(side, side)?, row.clone()));
        }
    }
    board_of(&rows)
}

/// The size and the numbers of rows.
///
/// # Errors
///
/// If they differ in length, or if no board has this size.
pub(super) fn board_of(rows: &[Vec<usize>]) -> Result<(Size, Vec<usize>), BoardError> {
    let columns = rows.first().map_or(0, Vec::len);
    if let Some((row, tiles)) = rows.iter().enumerate().find(|(_, r)| r.len() != columns) {
        return Err(BoardError::Row {
            row,
            expected: columns,
            got: tiles.len(),
        });
    }
    Ok((size_of(columns, rows.len())?, rows.concat()))
}

fn size_of(columns: usize, rows: usize) -> Result<Size, BoardError> {
    Size::new(columns, rows).map_err(BoardError::NoSize)
}

/// The text form.
pub(super) fn print(size: Size, tiles: &[u8]) -> String {
    join(size, tiles, " ", "/")
}

/// The JSON form: an array of rows.
pub(super) fn print_json(size: Size, tiles: &[u8]) -> String {
    format!("[[{}]]", join(size, tiles, ",", "],["))
}

fn join(size: Size, tiles: &[u8], between_tiles: &str, between_rows: &str) -> String {
    let mut text = String::new();
    for (cell, tile) in tiles.iter().enumerate() {
        text += match cell % size.columns() {
            _ if cell == 0 => "",
            0 => between_rows,
            _ => between_tiles,
        };
        text += &tile.to_string();
    }
    text
}

/// Reads whole numbers and what stands between them. The JSON of a board has
/// nothing else; a JSON library would be larger than the rest of the core.
struct Scanner<'a> {
    text: &'a str,
    // In bytes; never inside a character.
    at: usize,
}

impl Scanner<'_> {
    /// Rows by slashes or line breaks, tiles by spaces or commas.
    fn slashed(&mut self) -> Result<Vec<Vec<usize>>, BoardError> {
        let mut rows = Vec::new();
        let mut row = Vec::new();
        let mut ended_by_slash = false;
        loop {
            match self.next_byte() {
                Some(b'0'..=b'9') => row.push(self.number()?),
                Some(b' ' | b'\t' | b'\r' | b',') => self.at += 1,
                // A line break after a slash, or an empty line, ends no row.
                Some(b'\n') if row.is_empty() => self.at += 1,
                Some(end @ (b'/' | b'\n')) => {
                    rows.push(std::mem::take(&mut row));
                    ended_by_slash = end == b'/';
                    self.at += 1;
                }
                Some(_) => return Err(self.unreadable()),
                None if rows.is_empty() && row.is_empty() => return Err(self.unreadable()),
                None => break,
            }
        }
        if ended_by_slash || !row.is_empty() {
            rows.push(row);
        }
        Ok(rows)
    }

    fn json(&mut self) -> Result<Vec<Vec<usize>>, BoardError> {
        let rows = self.array(|scanner| scanner.array(Self::number))?;
        match self.peek() {
            None => Ok(rows),
            Some(_) => Err(self.unreadable()),
        }
    }

    fn array<T>(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<T, BoardError>,
    ) -> Result<Vec<T>, BoardError> {
        let mut items = Vec::new();
        self.expect(b'[')?;
        if self.peek() == Some(b']') {
            self.expect(b']')?;
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.peek() != Some(b',') {
                self.expect(b']')?;
                return Ok(items);
            }
            self.expect(b',')?;
        }
    }

    /// The number that begins here, after any white space.
    fn number(&mut self) -> Result<usize, BoardError> {
        self.peek();
        let begin = self.at;
        let mut value: usize = 0;
        while let Some(digit @ b'0'..=b'9') = self.next_byte() {
            let next = value.checked_mul(10);
            let next = next.and_then(|v| v.checked_add(usize::from(digit - b'0')));
            match next {
                Some(next) => value = next,
                None => {
                    self.at = begin;
                    return Err(self.unreadable());
                }
            }
            self.at += 1;
        }
        if self.at == begin {
            return Err(self.unreadable());
        }
        Ok(value)
    }

    fn expect(&mut self, token: u8) -> Result<(), BoardError> {
        if self.peek() != Some(token) {
            return Err(self.unreadable());
        }
        self.at += 1;
        Ok(())
    }

    /// The next byte that is not white space, which is passed over.
    fn peek(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.next_byte() {
            self.at += 1;
        }
        self.next_byte()
    }

    fn next_byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn unreadable(&self) -> BoardError {
        unreadable(self.text, self.at)
    }
}

/// The error for what stands at a place, in bytes: a word of it, for the message.
pub(super) fn unreadable(text: &str, place: usize) -> BoardError {
    let is_end = |c: char| c.is_ascii_whitespace() || matches!(c, '/' | ',' | ']');
    let here = text.char_indices().skip_while(|(at, _)| *at < place);
    let mut found = String::new();
    for (_, c) in here.take(12) {
        if !found.is_empty() && is_end(c) {
            break;
        }
        found.push(c);
    }
    let before = text.char_indices().take_while(|(at, _)| *at < place);
    BoardError::Text {
        at: before.count(),
        found,
    }
}
