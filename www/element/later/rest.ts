/**
 * What loads behind the first board, at once: help and what it says, what is announced,
 * what the solver does for scripts, a picture, the show of the win, and what an attribute
 * asks for.
 */

export { loadAdviceTexts } from "../../messages/compiled/advice.ts";
export { Finish } from "../../view/later/finish.ts";
export { loadPicture } from "../../view/later/pieces.ts";
export { makeHelp } from "./advice.ts";
export { LiveDistance } from "./live-distance.ts";
export { Pad } from "./pad.ts";
export { draw, optimum, review } from "./solver-api.ts";
export { Sounds } from "./sound.ts";
export { SpeakingPart } from "./speaking-part.ts";
export { Speech } from "./speech.ts";
export { takeIn } from "./take-in.ts";
export { Zoom } from "./zoom.ts";
