/** All that imports React gets the one of this folder, which is the older. */
export default { resolve: { dedupe: ["react", "react-dom"] } };
