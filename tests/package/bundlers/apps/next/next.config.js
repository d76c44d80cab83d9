/** Every page is written when it is built. */
export default { output: "export", distDir: "../../built/next" };
