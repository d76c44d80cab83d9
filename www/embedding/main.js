/**
 * The entry of `embedding.html`.
 */

import { define } from "../element/define.js";
import { chooseLanguage } from "../strings.js";
import { EmbeddingPage } from "./page.js";
import { loadWords } from "./words.js";

const language = chooseLanguage(navigator.languages);
new EmbeddingPage({ language, words: await loadWords(language) });
define();
