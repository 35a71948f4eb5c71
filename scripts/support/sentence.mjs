import { stripVTControlCharacters } from "node:util";

/** What a step of a command prints, which may come after the sentence on the other stream. */
const isStep = /^[✓✗…]/;

/**
 * The sentence with which a failed build ended: its last line, as an editor can read it.
 *
 * @param {string} output what the build printed.
 */
export const lastSentence = (output) => {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !isStep.test(line));

  return (lines.at(-1) ?? "The build printed nothing.")
    .replace(/see above\.$/, "see the log of the build.")
    .slice(0, 2000);
};
