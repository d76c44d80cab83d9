/**
 * Makes the element known to `embed.html`.
 */

import { define } from "../../element/define.js";

define();
