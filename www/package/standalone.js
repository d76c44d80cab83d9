/**
 * `taquin.standalone.js`: defines `<sliding-puzzle>`, with all that it needs in
 * one classic script. It has no exports and adds no global.
 */

import { define } from "../element/define.ts";

define();
