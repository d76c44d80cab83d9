/**
 * `sliding-puzzle/define`: defines `<sliding-puzzle>` when it is imported. It is
 * also the one file for a `<script>` from another origin.
 */

import { define } from "../element/define.js";

export { SlidingPuzzleElement } from "../element/element.js";
export { define };

/** @typedef {import("./events.js").SlidingPuzzleEventMap} SlidingPuzzleEventMap */

define();
