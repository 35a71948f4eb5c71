import { parseArgs } from "node:util";

import { OperatorError } from "../../common/operator-error.ts";

/** What an import is told. Paths are as they were typed. */
export type Arguments = {
  kind: "wordpress" | "markdown" | "check";
  path: string;
  /** Import, instead of only showing the plan. */
  apply: boolean;
  /** Show all lines of the plan. */
  all: boolean;
  /** A local copy of `wp-content/uploads`. */
  uploads: string | undefined;
  /** A sitemap of the old site. */
  sitemap: string | undefined;
  /** The address of the built site. */
  site: string;
};

/** How the command is called. */
export const usage = [
  "npm run import -- wordpress export.xml [--apply] [--uploads folder] [--sitemap file] [--all]",
  "npm run import -- markdown folder [--apply] [--all]",
  "npm run import -- check old-sitemap.xml [--site http://localhost:9000]",
].join("\n");

const kinds = ["wordpress", "markdown", "check"] as const;

const options = {
  apply: { type: "boolean", default: false },
  all: { type: "boolean", default: false },
  uploads: { type: "string" },
  sitemap: { type: "string" },
  site: { type: "string" },
} as const;

/** The options that a kind of import has. */
const optionsOf: Record<Arguments["kind"], readonly string[]> = {
  wordpress: ["apply", "all", "uploads", "sitemap"],
  markdown: ["apply", "all"],
  check: ["site"],
};

const checkSite = (site: string) => {
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? "")) {
    throw new OperatorError(
      `--site ${site} is not the address of a site: write it like http://localhost:9000.`,
    );
  }

  return site;
};

/**
 * Reads the arguments of `npm run import`.
 *
 * @throws OperatorError with one sentence if they are not those of an import.
 */
export const readArguments = (args: readonly string[]): Arguments => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [name = "", path = "", ...rest] = positionals;
  const kind = kinds.find((one) => one === name);
  if (!kind || !path || rest.length > 0) {
    throw new OperatorError("Name what to import: see above.", { output: usage });
  }
  const given = Object.entries(values).filter(([, value]) => value !== false);
  const wrong = given.find(([option]) => !optionsOf[kind].includes(option));
  if (wrong) {
    throw new OperatorError(`--${wrong[0]} is not an option of ${kind}: see above.`, {
      output: usage,
    });
  }

  return {
    kind,
    path,
    apply: values.apply,
    all: values.all,
    uploads: values.uploads,
    sitemap: values.sitemap,
    site: checkSite(values.site ?? "http://localhost:9000"),
  };
};
