/**
 * The entry of `embedding.html`.
 */

import { define } from "../../element/define.ts";
import { openPageStore } from "../parts/page-store.ts";
import { ConfiguratorPage } from "./configurator-page.ts";
import { loadWords } from "./page-strings.ts";

const { store, language } = openPageStore();
new ConfiguratorPage({
	language,
	words: await loadWords(language),
	saveLanguage: (language) => void store.save({ language }),
});
define();
