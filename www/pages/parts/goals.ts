/** The goals that have names. They fit every size. */
export const NAMED_GOALS = ["last", "first", "snake", "spiral"];
