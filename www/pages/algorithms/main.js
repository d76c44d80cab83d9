/**
 * The entry of `algorithms.html`.
 */

import { loadLab } from "../../core/later/site-modules.js";
import { loadAlgorithmsTexts } from "../../messages/compiled/algorithms.js";
import { renderFailure } from "../parts/failure.js";
import { openPageStore } from "../parts/page-store.js";
import { AlgorithmsPage } from "./algorithms-page.js";

const { store, language, values } = openPageStore();
document.documentElement.dataset.theme = values.theme ?? "auto";

try {
	const page = new AlgorithmsPage({
		texts: await loadAlgorithmsTexts(language),
		language,
		saveLanguage: (language) => void store.save({ language }),
		loadCore: async () => (await loadLab()).core,
	});
	page.open(location.hash);
	addEventListener("hashchange", () => page.open(location.hash, true));
} catch (error) {
	renderFailure(error);
}
