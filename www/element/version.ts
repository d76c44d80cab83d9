/** The version of the package. `npm run release` compares it with the others. */
export const VERSION = "1.0.0";
