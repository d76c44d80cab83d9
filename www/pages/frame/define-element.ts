/**
 * Registers the element for `embed.html`.
 */

import { define } from "../../element/define.ts";

define();
