import { define } from "taquin/inline";

define();
