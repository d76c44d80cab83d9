/**
 * The entry of `embedding.html`.
 */

import { define } from "../../element/define.js";
import { openPageStore } from "../parts/page-store.js";
import { ConfiguratorPage } from "./configurator-page.js";
import { loadWords } from "./page-strings.js";

const { store, language } = openPageStore();
new ConfiguratorPage({
	language,
	words: await loadWords(language),
	saveLanguage: (language) => void store.save({ language }),
});
define();
