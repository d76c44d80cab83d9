/**
 * The entry of `embedding.html`.
 */

import { define } from "../../element/define.ts";
import { openPageStore } from "../../pages/parts/page-store.ts";
import { ConfiguratorPage } from "./configurator-page.ts";
import { loadWords } from "./menus.ts";

const { store, language } = openPageStore();
new ConfiguratorPage({
	language,
	words: await loadWords(language),
	saveLanguage: (language) => void store.update(() => ({ language })),
});
define();
