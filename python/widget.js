/**
 * The front end of the notebook's widget, by the protocol of anywidget: one module with
 * the element and its wasm inside, because a notebook loads it from a `blob:` address.
 */

import "../dist-package/taquin.standalone.js";
import { render } from "./view.js";

export default { render };
