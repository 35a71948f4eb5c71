import { availableParallelism } from "node:os";
import { join } from "node:path";

import { runProgram, start } from "../../../publisher/process.ts";
import { projectDir } from "../../../publisher/project.ts";
import { step } from "../../lib/print.ts";
import { packageFile } from "../../lib/project.ts";

/** Folders with a tsconfig.json. */
const projects = [
  ".",
  "publisher",
  "sample-content/code",
  "sample-content/pictures",
  "cms",
  "cms/bench",
  "cms/tests",
  "cms/src/admin",
];

/** Flags that make a tool skip files that have not changed since it last passed them. */
const cacheFlags = (name: string) => [
  "--cache",
  "--cache-location",
  join(projectDir, "node_modules/.cache/checks", name),
];

type Check = {
  title: string;
  args: string[];
  failure: string;
  note?: (output: string) => string;
};

const typeCheck: Check = {
  // One process reads the types of packages once, and skips projects that are up to date.
  title: "types (tsc)",
  args: [packageFile("typescript/bin/tsc"), "--build", ...projects, "--noEmit"],
  failure: "There are type errors: see above.",
};

/** What ESLint reads in one process: the types of everything at once need more than 4 GB. */
const lintedParts = {
  site: [".", "--ignore-pattern", "cms/**"],
  cms: ["cms"],
};

const lint = (title: string, part: keyof typeof lintedParts): Check => ({
  title: `${title} (ESLint)`,
  args: [
    packageFile("eslint/bin/eslint.js"),
    "--max-warnings",
    "0",
    ...cacheFlags(`eslint-${part}`),
    ...lintedParts[part],
  ],
  failure: "ESLint found problems: see above.",
});

/** The slowest first, since the others run in parallel to it. */
const staticChecks: Check[] = [
  lint("code and the import table", "site"),
  {
    title: "format (Prettier)",
    args: [
      packageFile("prettier/bin/prettier.cjs"),
      "--check",
      "--log-level",
      "warn",
      ...cacheFlags("prettier"),
      ".",
    ],
    failure: "Some files are not formatted: run npm run format.",
  },
  {
    title: "spelling (cspell)",
    args: [
      packageFile("cspell/bin.mjs"),
      "lint",
      "--no-progress",
      "--no-summary",
      // Texts of the site may be in any language; the sample's have a test of their own.
      "--exclude=sample-content/records",
      ...cacheFlags("cspell"),
    ],
    failure: "cspell found words it doesn't know: correct them, or add them to cspell-words.txt.",
  },
  {
    title: "dead code (Knip)",
    args: [
      packageFile("knip/bin/knip.js"),
      "--no-progress",
      "--preprocessor",
      "./scripts/test/lib/knip-fragments.ts",
    ],
    failure: "Knip found files, exports or packages that nothing uses: see above.",
  },
  {
    title: "import cycles (madge)",
    args: [
      packageFile("madge/bin/cli.js"),
      "--circular",
      "--no-spinner",
      "common",
      "src",
      "cms/src",
      "publisher",
      "sample-content",
    ],
    failure: "There are import cycles: see above.",
    note: (output) => `none among ${/Processed (\d+) files/.exec(output)?.[1]} modules`,
  },
  {
    title: "styles (stylelint)",
    args: [
      packageFile("stylelint/bin/stylelint.mjs"),
      ...cacheFlags("stylelint"),
      "{brand,src}/**/*.scss",
    ],
    failure: "stylelint found problems: see above.",
  },
  typeCheck,
  lint("code of the CMS", "cms"),
];

const runCheck = ({ title, args, failure, note }: Check) =>
  step(title, () => runProgram(process.execPath, args, { failure }), note);

/** Checks the types of every project. */
export const checkTypes = (): Promise<string> => runCheck(typeCheck);

/** Corrects what ESLint, stylelint and Prettier can correct; {@link checkCode} reports the rest. */
export const fixCode = (): Promise<void> =>
  step("correcting", async () => {
    const tools = [
      ...Object.values(lintedParts).map((part) => ["eslint/bin/eslint.js", "--fix", ...part]),
      ["stylelint/bin/stylelint.mjs", "--fix", "{brand,src}/**/*.scss"],
      ["prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."],
    ];
    for (const [tool = "", ...args] of tools) {
      await start(process.execPath, [packageFile(tool), ...args]).ended;
    }
  });

/** Runs all static checks in parallel, one for each core. */
export const checkCode = (): Promise<void> =>
  step("static checks", async () => {
    const queue = [...staticChecks];
    const work = async () => {
      for (let check = queue.shift(); check; check = queue.shift()) {
        await runCheck(check);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  });
