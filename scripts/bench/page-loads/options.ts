import { parseArgs } from "node:util";

import { pageTypes } from "../../../e2e/example-pages.mjs";
import { OperatorError } from "../../../common/operator-error.ts";

type Visit = { type: string; device: "phone" | "desktop"; path: string };
type Options = { rounds: number; site: string | undefined; visits: Visit[] };

const known: Record<string, string> = pageTypes;
const devices = ["phone", "desktop"] as const;

/**
 * Reads the command line of bench/page-loads.ts.
 *
 * @throws {OperatorError} for an unknown value.
 */
export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "1" },
      only: { type: "string" },
      device: { type: "string" },
      site: { type: "string" },
    },
  });
  const { only, site, device } = values;
  const types = only?.split(",") ?? Object.keys(known);
  const rounds = Number(values.rounds);

  const unknown = types.find((type) => !known[type]);
  if (unknown !== undefined) {
    throw new OperatorError(
      `There is no page type "${unknown}": ${Object.keys(known).join(", ")}.`,
    );
  }
  if (device !== undefined && !devices.some((one) => one === device)) {
    throw new OperatorError("--device takes phone or desktop.");
  }
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new OperatorError("--rounds takes a number from 1.");

  return {
    rounds,
    site,
    visits: types.flatMap((type) =>
      devices
        .filter((one) => !device || one === device)
        .map((one) => ({ type, device: one, path: known[type] ?? "" })),
    ),
  };
};
