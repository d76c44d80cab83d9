//! Fields of comma-separated values (RFC 4180) that no spreadsheet runs.

/// Marks that may stand between two cells. A spreadsheet of another country splits at
/// `;`, and then it takes quotes in the middle of a cell for characters: so each part
/// between two marks may become a cell.
const MARKS: [char; 6] = [',', ';', '|', '\t', '\r', '\n'];

/// By which a formula may begin. An apostrophe is guarded too, so that whoever takes
/// one away behind each mark has the text again.
const SIGNS: [char; 9] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\''];

/// A text as a field: with an apostrophe before each part that may become a formula, and
/// in quotes where it needs them.
#[must_use]
pub fn field(text: &str) -> String {
    let guarded: String = text.split_inclusive(MARKS).map(guarded).collect();
    if guarded.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", guarded.replace('"', "\"\""));
    }
    guarded
}

fn guarded(part: &str) -> String {
    let rest = part.trim_start_matches(is_left_out);
    if rest.starts_with(SIGNS) || part.starts_with(['\t', '\r', '\n']) {
        return format!("'{part}");
    }
    part.to_owned()
}

/// Returns `true` if a spreadsheet may leave a character out before a formula: white
/// space, control characters, quotes, and characters without width.
fn is_left_out(c: char) -> bool {
    let has_no_width = matches!(
        c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}'
    );
    c.is_whitespace() || c.is_control() || c == '"' || has_no_width
}
