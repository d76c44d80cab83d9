/** A placeholder until the page for iframes is here. */

/** @param {string} _out */
export async function bundleEmbed(_out) {}
