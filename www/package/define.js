/**
 * `sliding-puzzle/define`: importing it defines `<sliding-puzzle>`. It is also the
 * file for a `<script>` from another origin.
 */

import { define } from "../element/define.js";

export { SlidingPuzzleElement } from "../element/element.js";
export { define };

/** @typedef {import("./events.js").SlidingPuzzleEventMap} SlidingPuzzleEventMap */

define();
