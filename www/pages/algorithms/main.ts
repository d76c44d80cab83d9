/**
 * The entry of `algorithms.html`.
 */

import { loadLab } from "../../core/later/site-modules.ts";
import { loadAlgorithmsTexts } from "../../messages/compiled/algorithms.ts";
import { renderFailure } from "../parts/failure.ts";
import { openPageStore } from "../parts/page-store.ts";
import { AlgorithmsPage } from "./algorithms-page.ts";

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
