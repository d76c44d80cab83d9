/**
 * What loads behind the first board, when any of it is first wanted. Without a network
 * it does not load, and the next wish tries again.
 */

import { once } from "../core/once.ts";

export const loadRest = once(() => import("./later/rest.ts"));
