//! A board that is drawn at a distance.

use crate::answer::{Answer, DrawingMessage, DrawnMessage};
use crate::order::DrawOrder;
use crate::refusal::Refusal;
use crate::task::{Task, Times, Told};
use crate::text;
use taquin::difficulty::{Draw, Drawn};
use taquin::shuffle::Seed;
use taquin::solver::{SingleTile, Solver};

pub(crate) struct Drawing {
    draw: Draw,
    id: u32,
    drawn: Drawn,
}

impl Drawing {
    pub(crate) fn begin(order: DrawOrder) -> Result<Self, Refusal> {
        let goal = text::goal(&order.size, &order.goal)?;
        Ok(Self {
            draw: Draw::new(&goal, order.distance, Seed::from(&*order.seed))?,
            id: order.id,
            drawn: Drawn::Running,
        })
    }
}

impl Task<SingleTile> for Drawing {
    fn step(&mut self, solver: &mut Solver, nodes: u64) {
        self.drawn = self.draw.step(solver, nodes);
    }

    fn tell(&mut self, _: &mut Solver, times: Times, answers: &mut Vec<Answer>) -> Told {
        let (id, ms) = (self.id, times.ms);
        let board = match &self.drawn {
            Drawn::Running if !times.is_due => return Told::Nothing,
            Drawn::Running => {
                answers.push(Answer::Drawing(DrawingMessage {
                    id,
                    ms,
                    tried: self.draw.tried(),
                    at_least: self.draw.at_least(),
                }));
                return Told::Standing;
            }
            Drawn::Board(board) => Some(board.to_string()),
            Drawn::Nothing => None,
        };
        answers.push(Answer::Drawn(DrawnMessage { id, ms, board }));
        Told::All
    }
}
