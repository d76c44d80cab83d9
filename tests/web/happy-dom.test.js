import { Window } from "happy-dom";
import { testPage } from "./page-tests.js";

testPage("happy-dom", new Window({ url: "http://localhost/" }), []);
