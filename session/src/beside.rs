//! A search that helps that of another session.

use crate::answer::Answer;
use crate::extras::Extras;
use crate::order::{FindOrder, FoundLine, Proved};
use crate::refusal::Refusal;
use crate::task::{Task, Times, Told};
use crate::text;
use taquin::board::{Board, Direction, SlidesError};
use taquin::solver::Solver;
use taquin::solver::distributed::Place;

pub(crate) struct Beside<M: Extras> {
    search: taquin::Search<M>,
    id: u32,
    // Length of the shortest solution that both know.
    told: usize,
}

impl<M: Extras> Beside<M> {
    pub(crate) fn begin(
        solver: &mut Solver<M>,
        board: &Board,
        order: &FindOrder,
    ) -> Result<Self, Refusal> {
        let line = text::line::<M>(&order.slides, order.lower)?;
        Ok(Self {
            search: solver.search_beside(board, &line)?,
            id: order.id,
            told: line.length(),
        })
    }
}

impl<M: Extras> Task<M> for Beside<M> {
    fn step(&mut self, _: &mut Solver<M>, nodes: u64) {
        self.search.step(nodes);
    }

    fn tell(&mut self, _: &mut Solver<M>, _: Times, answers: &mut Vec<Answer>) -> Told {
        let Some(best) = self.search.best() else {
            return Told::Nothing;
        };
        if best.length() < self.told {
            self.told = best.length();
            let (id, slides) = (self.id, text::letters(best.slides()));
            answers.push(Answer::Found(FoundLine { id, slides }));
        }
        let place = self.search.place();
        answers.extend(place.map(|place| Answer::Proved(Proved::new(self.id, place))));
        if best.is_optimal() {
            Told::All
        } else {
            Told::Nothing
        }
    }

    fn meet(&mut self, place: Place) {
        self.search.meet(place);
    }

    fn take(&mut self, slides: Vec<Direction>) -> Result<(), SlidesError> {
        self.search.take(&slides)
    }
}
