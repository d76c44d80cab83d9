/**
 * Registers the element for `embed.html`.
 */

import { define } from "../../element/define.js";

define();
