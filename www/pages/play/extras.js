/**
 * What the play page needs only after its first board: one file, loaded when nobody
 * waits for it.
 */

export { makeDialogs } from "./dialogs.js";
export { Notices } from "./notices.js";
