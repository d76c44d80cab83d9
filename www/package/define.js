/**
 * `taquin/define`: importing it defines `<sliding-puzzle>`. It is also the
 * file for a `<script>` from another origin.
 */

import { define } from "../element/define.ts";

export { SlidingPuzzleElement } from "../element/element.ts";
export { define };

/** @typedef {import("./events.js").SlidingPuzzleEventMap} SlidingPuzzleEventMap */

define();
