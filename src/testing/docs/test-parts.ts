import { readFileSync } from "node:fs";

/** The parts of the tests in a list of scripts/test/run.ts: the names before each colon. */
export const partsIn = (list: "everyChange" | "parts"): string[] => {
  const [, body = ""] =
    new RegExp(`const ${list}\\b.*= \\{\\n([^]*?)\\n  \\};`).exec(
      readFileSync("scripts/test/run.ts", "utf8"),
    ) ?? [];

  return [...body.matchAll(/^ {4}"?([\w-]+)"?[:,]/gm)].map(([, name = ""]) => name);
};
