/** Searches are cancelled by a signal, of pages and of Node: compiled, never run. */

import { loadCore } from "taquin/core";

const { Solver } = await loadCore();
const solver = new Solver();
const { signal } = new AbortController();
await solver.solve("4 1 2/5 0 3", { signal });
await solver.solve("4 1 2/5 0 3", { signal: AbortSignal.timeout(2000) });
await solver.review("4 1 2/5 0 3 RDLUU", { signal });
await solver.draw({ difficulty: "easy", signal });
// @ts-expect-error: no signal.
await solver.solve("4 1 2/5 0 3", { signal: "stop" });
