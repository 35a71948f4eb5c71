import { parseArgs } from "node:util";

import { OperatorError } from "../../../common/operator-error.ts";
import { industries } from "../../../common/catalogue/industries.ts";
import { dedicatedSlug } from "../../../common/catalogue/paths.ts";
import { services } from "../../../common/catalogue/services.ts";
import { technologies } from "../../../common/catalogue/technologies.ts";

import { type Answers, questions } from "./add-entry.ts";

/** The lists of the catalogue by the name of one entry. */
export const lists = { technology: technologies, service: services, industry: industries } as const;

export type Kind = keyof typeof lists;

export type Request = { action: "add" | "remove"; kind: Kind; slugs: readonly string[] };

const usage = `Usage:
  npm run catalogue -- remove technology <slug> [<slug> …]
  npm run catalogue -- add technology <slug>
Instead of technology: service, industry. --yes asks nothing.`;

const slugsOf = (kind: Kind) => lists[kind].map(({ slug }): string => slug);

const assertRemovable = (kind: Kind, slugs: readonly string[]) => {
  const known = slugsOf(kind);
  const unknown = slugs.find((slug) => !known.includes(slug));
  if (unknown !== undefined) {
    throw new OperatorError(
      `The catalogue has no ${kind} "${unknown}". It has ${known.join(", ")}.`,
    );
  }
  if (known.every((slug) => slugs.includes(slug))) {
    throw new OperatorError(`The site needs at least one ${kind}: add yours first.`);
  }
};

const assertAddable = (kind: Kind, slugs: readonly string[]) => {
  const [slug = ""] = slugs;
  if (slugs.length > 1) throw new OperatorError("Add one entry at a time.");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new OperatorError(
      `"${slug}" cannot be part of an address: use lowercase letters and digits, with single hyphens between words.`,
    );
  }
  if (slugsOf(kind).includes(slug) || (kind === "technology" && slug === dedicatedSlug)) {
    throw new OperatorError(`The catalogue has the ${kind} "${slug}" already.`);
  }
};

/**
 * Reads the command line of commands/catalogue.ts.
 *
 * @throws {OperatorError} for an unknown or impossible request.
 */
export const readRequest = (
  args: string[],
): { request: Request; answers: Answers; yes: boolean } => {
  const options = Object.fromEntries(
    Object.keys(questions).map((name) => [name, { type: "string" as const }]),
  );
  const parse = () => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: { ...options, yes: { type: "boolean", default: false } },
      });
    } catch (error) {
      throw new OperatorError(`${(error as Error).message}\n${usage}`);
    }
  };
  const {
    positionals: [action, kind, ...slugs],
    values: { yes, ...answers },
  } = parse();
  if ((action !== "add" && action !== "remove") || !kind || !Object.hasOwn(lists, kind)) {
    throw new OperatorError(usage);
  }
  if (slugs.length === 0) throw new OperatorError(usage);
  const request: Request = { action, kind: kind as Kind, slugs: [...new Set(slugs)] };
  (action === "add" ? assertAddable : assertRemovable)(request.kind, request.slugs);

  return { request, answers: answers, yes: yes === true };
};
