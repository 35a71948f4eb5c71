import { parseArgs } from "node:util";

import { pageKinds } from "../../../e2e/page-kinds.mjs";
import { Failure } from "../../support/failure.mjs";

const known = /** @type {Record<string, string>} */ pageKinds;
const windows = /** @type {const} */ ["phone", "desktop"];

/** @typedef {{ kind: string, window: "phone" | "desktop", path: string, theirs?: string }} Visit */

/**
 * What `npm run bench:site` is asked for.
 *
 * @param {string[]} words of the command line.
 * @throws {Failure} which names what it does not know.
 * @returns {{ rounds: number, site?: string, against?: string, visits: Visit[] }} the paths of the
 *   pages to load, those of the other site beside ours.
 */
export const readOptions = (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      rounds: { type: "string", default: "1" },
      only: { type: "string" },
      window: { type: "string" },
      site: { type: "string" },
      against: { type: "string" },
      their: { type: "string", default: "home=/" },
    },
  });
  const { only, site, against, window } = values;
  const theirs = Object.fromEntries(values.their.split(",").map((pair) => pair.split("=")));
  const kinds = only?.split(",") ?? Object.keys(against ? theirs : known);
  const rounds = Number(values.rounds);

  const unknown = kinds.find((kind) => !known[kind]);
  if (unknown !== undefined) {
    throw new Failure(`There is no kind of page "${unknown}": ${Object.keys(known).join(", ")}.`);
  }
  const without = against && kinds.find((kind) => !theirs[kind]);
  if (without) throw new Failure(`--their does not name the other site's page for "${without}".`);
  if (window !== undefined && !windows.some((one) => one === window)) {
    throw new Failure("--window takes phone or desktop.");
  }
  if (!Number.isInteger(rounds) || rounds < 1) throw new Failure("--rounds takes a number from 1.");

  return {
    rounds,
    ...(site && { site }),
    ...(against && { against }),
    visits: kinds.flatMap((kind) =>
      windows
        .filter((one) => !window || one === window)
        .map((one) => ({
          kind,
          window: one,
          path: known[kind] ?? "",
          ...(against && { theirs: theirs[kind] }),
        })),
    ),
  };
};
