//! The course of a marathon: its boards, in their order.

use std::fmt;
use std::str::FromStr;
use taquin::board::{Size, SizeError};
use taquin::workspace::quote;

/// The kind of a [`Course`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CourseKind {
    /// The square boards from 2×2 up to a size, one after the other: what
    /// speed-solvers call a 2–N relay.
    Relay,
    /// Every board from 2×2 up to a size, oblong ones too: an everything-up-to
    /// relay (EUT).
    Everything,
    /// One size several times in a row.
    Marathon,
    /// One size several times, for the best of them and their average.
    Average,
}

impl CourseKind {
    /// Every one.
    pub const ALL: [Self; 4] = [Self::Relay, Self::Everything, Self::Marathon, Self::Average];

    /// Its name in the text of a course.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Relay => "relay",
            Self::Everything => "everything",
            Self::Marathon => "marathon",
            Self::Average => "average",
        }
    }

    /// Returns `true` if it goes through sizes.
    const fn is_relay(self) -> bool {
        matches!(self, Self::Relay | Self::Everything)
    }

    /// The fewest and the most boards of one size.
    const fn counts(self) -> (usize, usize) {
        match self {
            Self::Average => (3, MOST_BOARDS),
            _ => (2, MOST_BOARDS),
        }
    }
}

/// The most boards of one size in a row.
const MOST_BOARDS: usize = 100;

/// An average of fewer boards leaves none out.
const FEWEST_TRIMMED: usize = 5;

/// The least and the largest side that a relay ends with.
const LAST_SIDES: (usize, usize) = (3, 10);

/// The boards that a marathon asks for.
///
/// | text               | boards                                          |
/// |--------------------|-------------------------------------------------|
/// | `relay 2-5`        | 2×2, 3×3, 4×4, 5×5                              |
/// | `everything 2-3`   | 2×2, 3×2, 2×3, 3×3                              |
/// | `marathon 4x4 x10` | ten of 4×4                                      |
/// | `average 4x4 x5`   | five of 4×4, for the best and the average       |
///
/// ```
/// use play::statistics::Course;
///
/// let course: Course = "relay 2-5".parse()?;
/// assert_eq!(course.sizes().len(), 4);
/// assert_eq!(course.to_string(), "relay 2-5");
/// # Ok::<(), play::statistics::CourseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Course {
    kind: CourseKind,
    // Invariant: the last size; of a relay square, its side in `LAST_SIDES`.
    size: Size,
    // Invariant: in the range of the kind; of a relay 1, how often it has a size.
    count: usize,
}

impl Course {
    /// Returns its kind.
    #[must_use]
    pub fn kind(self) -> CourseKind {
        self.kind
    }

    /// The size of all boards; of a relay, that of the last one.
    #[must_use]
    pub fn size(self) -> Size {
        self.size
    }

    /// Returns `true` if its average leaves out the best and the worst: from five
    /// boards on. Of fewer it is the mean of all, the "mean of 3".
    #[must_use]
    pub fn is_trimmed(self) -> bool {
        self.kind == CourseKind::Average && self.count >= FEWEST_TRIMMED
    }

    /// The sizes of its boards, in their order.
    #[must_use]
    pub fn sizes(self) -> Vec<Size> {
        let last = self.size.columns();
        match self.kind {
            CourseKind::Relay => Size::all()
                .filter(|size| size.columns() == size.rows() && size.rows() <= last)
                .collect(),
            CourseKind::Everything => Size::all()
                .filter(|size| size.columns() <= last && size.rows() <= last)
                .collect(),
            CourseKind::Marathon | CourseKind::Average => vec![self.size; self.count],
        }
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, size, count } = self;
        if kind.is_relay() {
            write!(f, "{} {}-{}", kind.name(), Size::MIN_SIDE, size.columns())
        } else {
            write!(f, "{} {size} x{count}", kind.name())
        }
    }
}

impl FromStr for Course {
    type Err = CourseError;

    /// Reads a course in its one spelling.
    fn from_str(text: &str) -> Result<Self, CourseError> {
        let form = || CourseError::Form { text: quote(text) };
        let fields: Vec<&str> = text.split(' ').collect();
        let kind = CourseKind::ALL.into_iter().find(|k| k.name() == fields[0]);
        let kind = kind.ok_or_else(form)?;
        let number = |digits: &str| digits.parse().map_err(|_| form());
        let course = match (kind.is_relay(), &fields[1..]) {
            (true, [sides]) => {
                let side = sides.split_once('-').ok_or_else(form)?.1;
                Self::to_side(kind, number(side)?)?
            }
            (false, [size, count]) => {
                let size = size.parse().map_err(CourseError::Size)?;
                let count = number(count.strip_prefix('x').ok_or_else(form)?)?;
                Self::of_count(kind, size, count)?
            }
            _ => return Err(form()),
        };
        // In one spelling: bests are found by it.
        (course.to_string() == text)
            .then_some(course)
            .ok_or_else(form)
    }
}

impl Course {
    fn to_side(kind: CourseKind, side: usize) -> Result<Self, CourseError> {
        let (least, most) = LAST_SIDES;
        if !(least..=most).contains(&side) {
            return Err(CourseError::Side { side, least, most });
        }
        let size = Size::new(side, side).map_err(CourseError::Size)?;
        let count = 1;
        Ok(Self { kind, size, count })
    }

    fn of_count(kind: CourseKind, size: Size, count: usize) -> Result<Self, CourseError> {
        let (least, most) = kind.counts();
        if !(least..=most).contains(&count) {
            return Err(CourseError::Count { count, least, most });
        }
        Ok(Self { kind, size, count })
    }
}

/// Why a text is no course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseError {
    /// It does not read like one.
    Form {
        /// The text given.
        text: String,
    },
    /// There is no board of that size.
    Size(SizeError),
    /// A relay cannot end with that side.
    Side {
        /// The side asked for.
        side: usize,
        /// The least there is.
        least: usize,
        /// The largest there is.
        most: usize,
    },
    /// Too few boards, or too many.
    Count {
        /// The number asked for.
        count: usize,
        /// The fewest there are.
        least: usize,
        /// The most there are.
        most: usize,
    },
}

impl fmt::Display for CourseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { text } => write!(
                f,
                "'{text}' is no marathon; write one like 'relay 2-5' or 'marathon 4x4 x10'"
            ),
            Self::Size(error) => error.fmt(f),
            Self::Side { side, least, most } => {
                write!(f, "a relay ends with side {least} to {most}, not {side}")
            }
            Self::Count { count, least, most } => {
                write!(f, "{least} to {most} boards are possible, not {count}")
            }
        }
    }
}

// No source: its message is in this one.
impl std::error::Error for CourseError {}
