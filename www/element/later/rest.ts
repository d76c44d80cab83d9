/**
 * What loads behind the first board, at once: help and what it says, what is announced,
 * what the solver does for scripts, a picture, the show of the win, how a player likes to
 * play.
 */

export { loadTagTexts } from "../../messages/compiled/tag.ts";
export { Finish } from "../../view/later/finish.ts";
export { loadPicture } from "../../view/later/pieces.ts";
export { makeHelp } from "./advice.ts";
export { PlayPreferences } from "./play-preferences.ts";
export { draw, optimum, review } from "./solver-api.ts";
export { Speech } from "./speech.ts";
export { takeIn } from "./take-in.ts";
export { Zoom } from "./zoom.ts";
