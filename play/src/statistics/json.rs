//! Reads JSON (RFC 8259), as other programs export it.

use std::borrow::Cow;
use std::collections::HashMap;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Self>),
    /// If several values have one name, the last.
    Object(HashMap<String, Self>),
}

/// The deepest nesting of values, so that no text uses up the stack.
const DEPTH: usize = 100;

impl Json {
    /// Reads a text. The error is where in it, in bytes, it stops being JSON.
    pub(super) fn read(text: &str) -> Result<Self, usize> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0).ok_or(reader.at)?;
        reader.skip_space();
        if reader.at == text.len() {
            Ok(value)
        } else {
            Err(reader.at)
        }
    }

    /// The value of this name in an object.
    pub(super) fn get(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Object(entries) => entries.get(name),
            _ => None,
        }
    }

    /// The names and values of an object.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&str, &Self)> {
        let entries = match self {
            Self::Object(entries) => Some(entries),
            _ => None,
        };
        let entries = entries.into_iter().flatten();
        entries.map(|(name, value)| (name.as_str(), value))
    }

    pub(super) fn list(&self) -> Option<&[Self]> {
        match self {
            Self::List(values) => Some(values),
            _ => None,
        }
    }

    pub(super) fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The value itself, or what its text holds as JSON.
    pub(super) fn unpacked(&self) -> Option<Cow<'_, Self>> {
        match self {
            Self::Text(text) => Self::read(text).ok().map(Cow::Owned),
            value => Some(Cow::Borrowed(value)),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &[u8] {
        &self.text.as_bytes()[self.at..]
    }

    fn skip_space(&mut self) {
        let is_space = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
        self.at += self.rest().iter().take_while(is_space).count();
    }

    /// Goes on behind a word, if it comes next.
    fn take(&mut self, word: &str) -> Option<()> {
        let is_next = self.rest().starts_with(word.as_bytes());
        is_next.then(|| self.at += word.len())
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        if depth > DEPTH {
            return None;
        }
        self.skip_space();
        match self.rest().first()? {
            b'{' => self.entries(depth),
            b'[' => self.values(depth).map(Json::List),
            b'"' => self.string().map(Json::Text),
            b't' => self.take("true").map(|()| Json::Bool(true)),
            b'f' => self.take("false").map(|()| Json::Bool(false)),
            b'n' => self.take("null").map(|()| Json::Null),
            _ => self.numeral().map(Json::Number),
        }
    }

    fn values(&mut self, depth: usize) -> Option<Vec<Json>> {
        self.between("[", "]", |reader| reader.value(depth + 1))
    }

    fn entries(&mut self, depth: usize) -> Option<Json> {
        let entries = self.between("{", "}", |reader| {
            let name = reader.string()?;
            reader.skip_space();
            reader.take(":")?;
            Some((name, reader.value(depth + 1)?))
        })?;
        Some(Json::Object(entries.into_iter().collect()))
    }

    /// Reads the values between two brackets, with commas between.
    fn between<T>(
        &mut self,
        open: &str,
        close: &str,
        mut one: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        self.take(open)?;
        let mut found = Vec::new();
        self.skip_space();
        if self.take(close).is_some() {
            return Some(found);
        }
        loop {
            self.skip_space();
            found.push(one(self)?);
            self.skip_space();
            if self.take(close).is_some() {
                return Some(found);
            }
            self.take(",")?;
        }
    }

    fn numeral(&mut self) -> Option<f64> {
        let rest = self.rest();
        let is_part = |byte: &&u8| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
        let length = rest.iter().take_while(is_part).count();
        let numeral = &self.text[self.at..self.at + length];
        let digits = numeral.strip_prefix('-').unwrap_or(numeral);
        let whole = digits.bytes().take_while(u8::is_ascii_digit).count();
        let fraction = digits[whole..].strip_prefix('.');
        let has_fraction = fraction.is_none_or(|f| f.starts_with(|c: char| c.is_ascii_digit()));
        // Rust reads these and JSON does not: `+1`, `01`, `.5`, `5.`.
        if whole == 0 || whole > 1 && digits.starts_with('0') || !has_fraction {
            return None;
        }
        let number = numeral.parse().ok()?;
        self.at += length;
        Some(number)
    }

    fn string(&mut self) -> Option<String> {
        self.take("\"")?;
        let mut read = String::new();
        loop {
            let next = self.text[self.at..].chars().next()?;
            if next < ' ' {
                return None;
            }
            self.at += next.len_utf8();
            match next {
                '"' => return Some(read),
                '\\' => read.push(self.escaped()?),
                plain => read.push(plain),
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let letter = *self.rest().first()?;
        let plain = match letter {
            b'"' | b'\\' | b'/' => char::from(letter),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                self.at += 1;
                return self.unicode();
            }
            _ => return None,
        };
        self.at += 1;
        Some(plain)
    }

    /// A character as one or two units of UTF-16. Half of one becomes the mark
    /// for what cannot be shown.
    fn unicode(&mut self) -> Option<char> {
        let first = self.unit()?;
        let mut units = vec![first];
        if (0xd800..0xdc00).contains(&first) && self.rest().starts_with(b"\\u") {
            let before = self.at;
            self.at += 2;
            let second = self.unit()?;
            if (0xdc00..0xe000).contains(&second) {
                units.push(second);
            } else {
                self.at = before;
            }
        }
        let read = char::decode_utf16(units).next()?;
        Some(read.unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn unit(&mut self) -> Option<u16> {
        let digits = self.rest().get(..4)?;
        let is_hex = digits.iter().all(u8::is_ascii_hexdigit);
        let digits = std::str::from_utf8(digits).ok().filter(|_| is_hex)?;
        let unit = u16::from_str_radix(digits, 16).ok()?;
        self.at += 4;
        Some(unit)
    }
}
