import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { OperatorError } from "../../../common/operator-error.ts";

type Options = { rounds: number; articles: number; beside: string | undefined };

const readCount = (name: string, text: string, least: number) => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;

  throw new OperatorError(`--${name} takes a whole number from ${least}.`);
};

/**
 * Reads the command line of bench/publish.ts.
 *
 * @returns `beside` as an absolute path; `articles` is 0 without the option.
 * @throws {OperatorError} for an unknown value.
 */
export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "10" },
      articles: { type: "string", default: "0" },
      beside: { type: "string" },
    },
  });
  const beside = values.beside === undefined ? undefined : resolve(values.beside);
  if (beside && !existsSync(join(beside, "node_modules"))) {
    throw new OperatorError(`--beside takes a checkout with installed packages, not ${beside}.`);
  }

  return {
    rounds: readCount("rounds", values.rounds, 1),
    articles: readCount("articles", values.articles, 0),
    beside,
  };
};
