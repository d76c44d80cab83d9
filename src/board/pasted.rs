//! Boards as people paste them: literals and prints of programming languages, tables,
//! digits of other scripts.

use super::text::{board_of, unreadable};
use super::{BoardError, Size};

/// Words that stand for the blank besides 0.
const BLANKS: [&str; 8] = ["_", ".", "*", "x", "X", "None", "null", "nil"];

/// Reads size and tiles of a board, whether they make a board or not.
///
/// | form | example |
/// |---|---|
/// | text | `4 1 2/5 0 3`, rows by line breaks too |
/// | Python, JSON, Rust | `[[4,1,2],[5,0,3]]`, `((4, 1, 2), (5, None, 3),)` |
/// | Java, C | `new int[][]{{4,1,2},{5,0,3}};`, `int board[2][3] = {{4,1,2},{5,0,3}};` |
/// | `numpy`, MATLAB | `[[4 1 2]`⏎`[5 0 3]]`, `[4 1 2; 5 0 3]` |
/// | tables | <code>\| 4 \| 1 \| 2 \|</code>, in Markdown or drawn; an empty cell is the blank |
/// | a file of the exercise "8 puzzle" | `2`⏎`3 1`⏎`0 2`: the side, then the rows |
/// | a list | `[4, 1, 2, 5, 0, 3]`, `4 1 2 5 0 3`, or a number a line |
///
/// Digits may be Arabic, Persian, of Devanagari or full-width.
///
/// A list becomes a board whose sides are as near to each other as they can be, with
/// no fewer columns than rows. Text after a board must not be a second board.
///
/// ```
/// use taquin::board::read_tiles;
///
/// let (size, tiles) = read_tiles("int[][] b = {{4,1,2},{5,0,3}};")?;
/// assert_eq!(size.to_string(), "3x2");
/// assert_eq!(tiles, [4, 1, 2, 5, 0, 3]);
/// assert_eq!(read_tiles("[4, 1, 2, 5, _, 3]")?, (size, tiles));
/// # Ok::<(), taquin::BoardError>(())
/// ```
///
/// # Errors
///
/// If the text cannot be read, if its rows differ in length, or if no board has this
/// size.
pub fn read_tiles(text: &str) -> Result<(Size, Vec<usize>), BoardError> {
    let mut rows = read_rows(text).map_err(|at| unreadable(text, at))?;
    // Students have files of square boards with the side in the first line.
    if let [side, square @ ..] = &rows[..]
        && square.len() > 1
        && side[..] == [square.len()]
        && square.iter().all(|row| row.len() == square.len())
    {
        rows.remove(0);
    }
    if rows.len() == 1 || rows.iter().all(|row| row.len() == 1) {
        let list = rows.concat();
        let count = list.len();
        // The longest row of the most even sides.
        let columns = (1..count).find(|&n| n * n >= count && count.is_multiple_of(n));
        rows = list
            .chunks(columns.unwrap_or(count))
            .map(<[_]>::to_vec)
            .collect();
    }
    board_of(&rows)
}

/// The rows; the error is where the text cannot be read, in bytes.
fn read_rows(text: &str) -> Result<Vec<Vec<usize>>, usize> {
    let signs: Vec<(usize, char)> = text.char_indices().map(|(at, c)| (at, plain(c))).collect();
    let mut reader = Reader::default();
    for line in value_of(&signs).split_inclusive(|&(_, sign)| sign == '\n') {
        // What a table is drawn with. An empty head has no more either.
        let is_rule = line
            .iter()
            .all(|(_, sign)| matches!(sign, ' ' | '\n' | '|' | '-' | '+' | ':' | '='));
        let mut rest = if is_rule { &[] } else { line };
        while let Some(&(at, sign)) = rest.first() {
            let length = rest.iter().take_while(|sign| is_of_word(sign)).count();
            if length == 0 {
                reader.mark(sign, at)?;
            } else {
                reader.word(&rest[..length], at)?;
            }
            rest = &rest[length.max(1)..];
        }
    }
    reader.end(text.len())
}

/// The value: a declaration may stand before it, in which there are at most the two
/// numbers of `int board[2][3] =`.
fn value_of(signs: &[(usize, char)]) -> &[(usize, char)] {
    let Some(at) = signs.iter().position(|&(_, sign)| sign == '=') else {
        return signs;
    };
    let words = signs[..at].split(|sign| !is_of_word(sign));
    let numbers = words.filter(|word| word.first().is_some_and(|(_, sign)| sign.is_ascii_digit()));
    if numbers.count() > 2 {
        signs
    } else {
        &signs[at + 1..]
    }
}

fn is_of_word(&(_, sign): &(usize, char)) -> bool {
    !matches!(
        sign,
        ' ' | '\n' | ',' | ';' | '/' | '|' | '\'' | '"' | '<' | '>' | '&' | '!'
    ) && !matches!(
        sign,
        '[' | ']' | '{' | '}' | '(' | ')' | ':' | '=' | '-' | '+'
    )
}

/// A sign as ASCII has it, if it has it.
fn plain(sign: char) -> char {
    let less = |by| char::from_u32(u32::from(sign) - by).unwrap_or(sign);
    match sign {
        // Full-width.
        '！'..='～' => less(0xfee0),
        '٠'..='٩' => less(0x630),
        '۰'..='۹' => less(0x6c0),
        '०'..='९' => less(0x936),
        '،' | '、' => ',',
        '│' | '┃' | '║' => '|',
        '─'..='╿' => '-',
        // Spaces, and marks of direction.
        '\r' | '\t' | '\u{a0}' | '\u{3000}' | '\u{200b}'..='\u{200f}' | '\u{feff}' => ' ',
        other => other,
    }
}

/// What was read so far.
#[derive(Default)]
struct Reader {
    rows: Vec<Vec<usize>>,
    row: Vec<usize>,
    /// Brackets that are open.
    depth: usize,
    /// As many as around each number.
    row_depth: Option<usize>,
    /// The board is complete: no number may follow.
    is_complete: bool,
    /// Where a name stands. What it names begins with a bracket.
    name: Option<usize>,
    /// The length of the row where a cell of a table began, and where a quote did.
    cell: Option<usize>,
    quoted: Option<usize>,
}

impl Reader {
    fn word(&mut self, signs: &[(usize, char)], at: usize) -> Result<(), usize> {
        let word: String = signs.iter().map(|(_, sign)| sign).collect();
        // NumPy prints numbers of floating point like `4.`.
        let (whole, fraction) = word.split_once('.').unwrap_or((&word, ""));
        let is_number = whole.bytes().all(|digit| digit.is_ascii_digit())
            && fraction.bytes().all(|digit| digit == b'0');
        if BLANKS.contains(&word.as_str()) {
            self.push(0, at)
        } else if is_number {
            self.push(whole.parse().map_err(|_| at)?, at)
        } else if self.depth == 0 && self.row_depth.is_some() && !self.is_complete {
            // What it names is another board.
            Err(at)
        } else {
            self.name = Some(at);
            Ok(())
        }
    }

    fn push(&mut self, number: usize, at: usize) -> Result<(), usize> {
        let row_depth = *self.row_depth.get_or_insert(self.depth);
        if self.is_complete || row_depth != self.depth {
            return Err(at);
        }
        self.row.push(number);
        self.name.map_or(Ok(()), Err)
    }

    fn mark(&mut self, mark: char, at: usize) -> Result<(), usize> {
        match mark {
            '[' | '{' | '(' if self.row.is_empty() => {
                self.depth += 1;
                self.name = None;
            }
            ']' | '}' | ')' => return self.close(at),
            ';' if self.depth == 0 => self.is_complete = self.row_depth.is_some(),
            // Between brackets a line may be broken anywhere.
            '\n' if self.depth > 0 => {}
            '\n' | '/' | ';' if self.row_depth == Some(self.depth) => self.end_row(),
            '|' if self.depth == 0 => {
                if self.cell == Some(self.row.len()) {
                    self.push(0, at)?;
                }
                self.cell = Some(self.row.len());
            }
            '\'' | '"' => {
                let began = self.quoted.take();
                if began.is_none() {
                    self.quoted = Some(self.row.len());
                } else if began == Some(self.row.len()) && self.name.is_none() && self.depth > 0 {
                    self.push(0, at)?;
                }
            }
            ' ' | ',' | '\n' | ';' => {}
            _ if self.is_complete || self.row.is_empty() && self.name.is_some() => {}
            _ => return Err(at),
        }
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result<(), usize> {
        let is_around = self.row_depth.is_some_and(|depth| self.depth < depth);
        self.is_complete |= is_around;
        if self.is_complete {
            self.depth = self.depth.saturating_sub(1);
            return Ok(());
        }
        self.name.map_or(Ok(()), Err)?;
        if self.row_depth == Some(self.depth) {
            self.end_row();
        }
        self.depth = self.depth.checked_sub(1).ok_or(at)?;
        Ok(())
    }

    fn end_row(&mut self) {
        self.cell = None;
        if !self.row.is_empty() {
            self.rows.push(std::mem::take(&mut self.row));
        }
    }

    fn end(mut self, at: usize) -> Result<Vec<Vec<usize>>, usize> {
        self.end_row();
        let name = self.name.filter(|_| !self.is_complete);
        if self.rows.is_empty() || self.depth > 0 || name.is_some() {
            return Err(name.unwrap_or(at));
        }
        Ok(self.rows)
    }
}
