/** The version of the package. `npm run check:version` compares it with the others. */
export const VERSION = "0.1.0";
