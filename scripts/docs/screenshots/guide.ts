// A script for both kinds of modules: the command imports it, and the unit tests require it.

/** @typedef {{ title: string, labels: string[], pictures: string[] }} Section */

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found.replace(/\s+/g, " "));

/**
 * The sections of docs/editing.md: heading, the words of the panel that it names (in bold), and
 * its pictures, by name. What comes before the first heading is one, too.
 *
 * @param {string} text of the page.
 * @returns {Section[]}
 */
const readGuide = (text) =>
  text.split(/^(?=## )/m).map((section) => ({
    title: /^## (.*)/.exec(section)?.[1] ?? "",
    labels: [...new Set(all(section.replace(/`.*?`/g, ""), /\*\*(.+?)\*\*/gs))],
    pictures: all(section, /\]\(screenshots\/editing\/(.+?)\.webp\)/g),
  }));

module.exports = { readGuide };
