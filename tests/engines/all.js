/** All claims, in one browser. */

import "./embedding.test.js";
import "./hosts.test.js";
import "./layouts.test.js";
import "./names.test.js";
import "./pages.test.js";
import "./play.test.js";
import "./solver.test.js";
import "./standalone.test.js";
