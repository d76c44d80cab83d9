//! Selects which boards of a layer are kept: those that look best. Of those
//! that tie for the last place, as many are kept as there is room for.
//!
//! Boards are counted by *place*, 0 for the best, so nothing has to be sorted.

/// The number of boards at each place.
#[derive(Clone, Debug)]
pub(in crate::solver) struct Selection {
    counts: Vec<u32>,
    // The first place with boards, and the last.
    first: usize,
    last: usize,
}

impl Selection {
    /// Returns an empty count with memory for places below `places`.
    pub(in crate::solver) fn with_places(places: usize) -> Self {
        Self {
            counts: vec![0; places],
            first: usize::MAX,
            last: 0,
        }
    }

    /// Resets all counts.
    pub(in crate::solver) fn clear(&mut self) {
        if let Some(counts) = self.counts.get_mut(self.first..=self.last) {
            counts.fill(0);
        }
        (self.first, self.last) = (usize::MAX, 0);
    }

    /// Counts a board.
    #[inline]
    pub(in crate::solver) fn count(&mut self, place: usize) {
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
        self.first = self.first.min(place);
        self.last = self.last.max(place);
    }

    /// Returns the cut that keeps `room` boards, or all if fewer were counted.
    pub(in crate::solver) fn cut(&self, room: usize) -> Cut {
        let mut room = room;
        let counts = self.counts.iter().enumerate();
        for (place, &count) in counts.take(self.last + 1).skip(self.first) {
            match room.checked_sub(count as usize) {
                Some(left) if left > 0 => room = left,
                _ => return Cut { last: place, room },
            }
        }
        Cut::ALL
    }
}

/// The last place of which boards are kept.
#[derive(Clone, Copy, Debug)]
pub(in crate::solver) struct Cut {
    last: usize,
    // Boards of the last place that may still be kept.
    room: usize,
}

impl Cut {
    /// Keeps all boards.
    pub(in crate::solver) const ALL: Self = Self {
        last: usize::MAX,
        room: usize::MAX,
    };

    /// Returns the last place of which some boards are kept.
    pub(in crate::solver) fn last(&self) -> usize {
        self.last
    }

    /// Returns `true` if the next board of a place is kept.
    #[inline]
    pub(in crate::solver) fn takes(&mut self, place: usize) -> bool {
        let is_last = place == self.last;
        if place > self.last || is_last && self.room == 0 {
            return false;
        }
        self.room -= usize::from(is_last);
        true
    }
}
