//! A search for a solution that somebody waits for.

use crate::answer::{Answer, ProgressMessage, ShareMessage, SharedSearch, SolutionMessage};
use crate::extras::Extras;
use crate::order::{Proved, SolveOrder};
use crate::refusal::Refusal;
use crate::task::{Task, Times, Told};
use crate::text;
use taquin::board::{Board, Direction, SlidesError};
use taquin::solver::distributed::Place;
use taquin::solver::{Solution, Solver};

/// Another session is asked to search, too, if a search goes on for so many milliseconds
/// more.
const SHARE_MS: f64 = 300.0;

pub(crate) struct Search<M: Extras> {
    search: taquin::Search<M>,
    order: SolveOrder,
    // Length of the solution that was told last.
    told: Option<usize>,
    may_ask: bool,
    is_shared: bool,
}

impl<M: Extras> Search<M> {
    /// Begins a search that may ask for help if there is any.
    pub(crate) fn begin(
        solver: &mut Solver<M>,
        board: &Board,
        order: SolveOrder,
        has_help: bool,
    ) -> Result<Self, Refusal> {
        let search = match &order.known {
            Some(known) => {
                let line = text::line::<M>(&known.slides, known.lower)?;
                solver.search_line(board, &line)?
            }
            None => solver.search(board),
        };
        Ok(Self {
            may_ask: has_help && order.may_share,
            search,
            order,
            told: None,
            is_shared: false,
        })
    }

    fn share_with_others(&mut self, ms: f64, best: &Solution) -> Option<Answer> {
        let has_time = self.order.budget_ms - ms >= SHARE_MS;
        if !self.may_ask || self.is_shared || !has_time || !self.search.can_share() {
            return None;
        }
        self.is_shared = true;
        let search = SharedSearch {
            board: self.order.board.clone(),
            goal: self.order.goal.clone(),
            slides: text::letters(best.slides()),
            lower: best.lower(),
        };
        let id = self.order.id;
        Some(Answer::Share(ShareMessage {
            id,
            search: Some(search),
        }))
    }
}

impl<M: Extras> Task<M> for Search<M> {
    fn step(&mut self, _: &mut Solver<M>, nodes: u64) {
        self.search.step(nodes);
    }

    fn tell(&mut self, _: &mut Solver<M>, times: Times, answers: &mut Vec<Answer>) -> Told {
        let known = self.search.progress();
        let best = self.search.best();
        let (id, ms) = (self.order.id, times.ms);
        if let Some(best) = &best {
            if best.is_optimal() || ms >= self.order.budget_ms {
                answers.push(Answer::Solution(SolutionMessage {
                    id,
                    ms,
                    nodes: known.nodes,
                    slides: text::letters(best.slides()),
                    length: best.length(),
                    lower: best.lower(),
                    metric: best.metric().name(),
                }));
                return Told::All;
            }
            answers.extend(self.share_with_others(ms, best));
        }
        // At once: what the other has done need not be done again.
        let place = self.search.place();
        answers.extend(place.map(|place| Answer::Proved(Proved::new(id, place))));
        let is_better = known.upper != self.told;
        if !is_better && !times.is_due {
            return Told::Nothing;
        }
        self.told = known.upper;
        let news = best.filter(|_| is_better);
        answers.push(Answer::Progress(ProgressMessage {
            id,
            ms,
            slides: news.map(|best| text::letters(best.slides())),
            lower: known.lower,
            upper: known.upper,
            nodes: known.nodes,
            tables: known.tables,
            searched: known.searched,
            metric: known.metric.name(),
        }));
        Told::Standing
    }

    fn end(&mut self, answers: &mut Vec<Answer>) {
        if self.is_shared {
            let id = self.order.id;
            answers.push(Answer::Share(ShareMessage { id, search: None }));
        }
    }

    fn is_unanswered(&self) -> bool {
        self.search.progress().upper.is_none()
    }

    fn share(&mut self) {
        self.search.share();
    }

    fn meet(&mut self, place: Place) {
        self.search.meet(place);
    }

    fn take(&mut self, slides: Vec<Direction>) -> Result<(), SlidesError> {
        self.search.take(&slides)
    }
}
