/** The version of the package. `npm run release` compares it with the others. */
export const VERSION = "0.1.0";
