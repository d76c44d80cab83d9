//! Boards, from whatever Python has them in.

use crate::refusal;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use taquin::{BoardError, Direction, GoalName, GoalSpec, Moves, Size};

/// A board with its goal: always solvable, and never changed.
///
/// From text, rows, a flat list with a size, or a numpy array of any integer type; 0 is
/// the blank. The goal is `last`, `first`, `snake`, `spiral`, or an arrangement.
#[pyclass(module = "taquin", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Board(pub(crate) taquin::Board);

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (tiles, size=None, goal=None))]
    fn new(
        tiles: &Bound<'_, PyAny>,
        size: Option<&str>,
        goal: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let size: Option<Size> = size.map(str::parse).transpose().map_err(refusal)?;
        let board = match (tiles.cast::<Self>(), goal) {
            (Ok(board), None) => board.get().0.clone(),
            (Ok(board), Some(goal)) => parse(&board.get().0.to_string(), Some(goal))?,
            (Err(_), goal) => parse(&text_of(tiles, size)?, goal)?,
        };
        match size {
            Some(expected) if expected != board.size() => {
                let got = board.size();
                Err(refusal(BoardError::Size { expected, got }))
            }
            _ => Ok(Self(board)),
        }
    }

    /// Columns × rows, like `4x4`.
    #[getter]
    fn size(&self) -> String {
        self.0.size().to_string()
    }

    /// The tiles row by row; 0 is the blank.
    #[getter]
    fn tiles<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        pyo3::types::PyTuple::new(py, self.0.tiles())
    }

    /// The tiles by rows, as numpy takes them.
    #[getter]
    fn rows(&self) -> Vec<Vec<usize>> {
        let rows = self.0.tiles().chunks(self.0.size().columns());
        // Bytes would become `bytes`.
        rows.map(|row| row.iter().copied().map(usize::from).collect())
            .collect()
    }

    /// The goal by its name, or as text.
    #[getter]
    fn goal(&self) -> String {
        let goal = self.0.goal();
        goal.name()
            .map_or_else(|| goal.arrangement(), |name| name.to_string())
    }

    /// Whether every tile is where it belongs.
    #[getter]
    fn solved(&self) -> bool {
        self.0.is_solved()
    }

    /// Returns the board after slides: the way each tile goes, like `URRD` or `UR2D`.
    fn apply(&self, slides: &str) -> PyResult<Self> {
        let mut board = self.0.clone();
        board.apply(&read_slides(slides)?).map_err(refusal)?;
        Ok(Self(board))
    }

    /// Returns the boards one slide away, each with its slide.
    fn successors(&self) -> Vec<(char, Self)> {
        let next = self.0.successors();
        next.map(|(slide, board)| (slide.letter(), Self(board)))
            .collect()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        match self.0.goal().name() {
            Some(GoalName::Last) => format!("Board('{}')", self.0),
            _ => format!("Board('{}', goal='{}')", self.0, self.goal()),
        }
    }

    fn __getnewargs__(&self) -> (String, Option<String>, String) {
        (self.0.to_string(), None, self.goal())
    }
}

/// Reads moves, like `RDL2U`, as slides.
pub(crate) fn read_slides(text: &str) -> PyResult<Vec<Direction>> {
    let moves: Moves = text.parse().map_err(refusal)?;
    Ok(moves.slides().collect())
}

pub(crate) fn letters(slides: &[Direction]) -> String {
    slides.iter().map(|slide| slide.letter()).collect()
}

/// The goal that is meant: the usual one by default.
pub(crate) fn goal_of(goal: Option<&Bound<'_, PyAny>>) -> PyResult<GoalSpec> {
    let Some(goal) = goal else {
        return Ok(GoalSpec::default());
    };
    let text = match goal.cast::<Board>() {
        Ok(board) => board.get().0.to_string(),
        Err(_) => text_of(goal, None)?,
    };
    text.parse().map_err(refusal)
}

fn parse(text: &str, goal: Option<&Bound<'_, PyAny>>) -> PyResult<taquin::Board> {
    taquin::Board::parse(text, goal_of(goal)?).map_err(refusal)
}

/// The text of a board in Python: text, rows, a list if the size is known, or an array of
/// them.
fn text_of(given: &Bound<'_, PyAny>, size: Option<Size>) -> PyResult<String> {
    if let Ok(text) = given.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned());
    }
    // Arrays of numpy and their like. Their numbers are looked at once, and none is cut.
    if let Ok(kind) = given.getattr("dtype").and_then(|it| it.getattr("kind")) {
        if !matches!(&*kind.extract::<String>()?, "i" | "u") {
            let found = given.getattr("dtype")?;
            let message = format!("a board has whole numbers, and this array has {found}");
            return Err(PyTypeError::new_err(message));
        }
        return text_of(&given.call_method0("tolist")?, size);
    }
    let mut flat = Vec::new();
    let mut rows = Vec::new();
    for item in given.try_iter().map_err(|_| no_board(given))? {
        let item = item?;
        if item.cast::<PyString>().is_ok() {
            return Err(no_board(given));
        }
        match item.try_iter() {
            Ok(row) => {
                let tiles = row
                    .map(|tile| number(&tile?))
                    .collect::<PyResult<Vec<_>>>()?;
                rows.push(tiles.join(" "));
            }
            Err(_) => flat.push(number(&item)?),
        }
    }
    match (flat.is_empty(), rows.is_empty(), size) {
        (true, _, _) => Ok(rows.join("/")),
        (false, true, Some(size)) if size.cells() == flat.len() => {
            let rows = flat.chunks(size.columns()).map(|row| row.join(" "));
            Ok(rows.collect::<Vec<_>>().join("/"))
        }
        (false, true, Some(size)) => Err(refusal(BoardError::Count {
            expected: size.cells(),
            got: flat.len(),
        })),
        (false, true, None) => Err(refusal("a list of tiles needs a size, like size=\"4x4\"")),
        (false, false, _) => Err(no_board(given)),
    }
}

/// A whole number as text. What is none is refused, and never cut.
fn number(tile: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(tile.extract::<i64>()?.to_string())
}

fn no_board(given: &Bound<'_, PyAny>) -> PyErr {
    let name = given.get_type().name().map(|name| name.to_string());
    let name = name.unwrap_or_default();
    PyTypeError::new_err(format!(
        "a board is text, rows of whole numbers or an array of them, not this {name}"
    ))
}
