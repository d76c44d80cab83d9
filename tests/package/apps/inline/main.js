import { define } from "sliding-puzzle/inline";

define();
