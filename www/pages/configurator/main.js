/**
 * The entry of `embedding.html`.
 */

import { define } from "../../element/define.js";
import { chooseLanguage } from "../../strings/language.js";
import { ConfiguratorPage } from "./configurator-page.js";
import { loadWords } from "./page-strings.js";

const language = chooseLanguage(navigator.languages);
new ConfiguratorPage({ language, words: await loadWords(language) });
define();
