import { availableParallelism } from "node:os";
import { join } from "node:path";

import { runProgram, start } from "../../../publisher/process.ts";
import { projectDir } from "../../../publisher/project.ts";
import { step } from "../../lib/print.ts";
import { packageFile } from "../../lib/project.ts";

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
};

const typeCheck: Check = {
  title: "types and promises (oxlint)",
  args: [packageFile("oxlint/bin/oxlint"), "--deny-warnings", "."],
  failure: "There are type errors, promises that nothing awaits, or cycles of imports: see above.",
};

/** The slowest first, since the others run in parallel to it. */
const staticChecks: Check[] = [
  {
    title: "code and the import table (ESLint)",
    args: [
      packageFile("eslint/bin/eslint.js"),
      "--max-warnings",
      "0",
      ...cacheFlags("eslint"),
      ".",
    ],
    failure: "ESLint found problems: see above.",
  },
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
    title: "styles (stylelint)",
    args: [
      packageFile("stylelint/bin/stylelint.mjs"),
      ...cacheFlags("stylelint"),
      "{brand,src}/**/*.scss",
    ],
    failure: "stylelint found problems: see above.",
  },
  typeCheck,
];

const runCheck = ({ title, args, failure }: Check) =>
  step(title, () => runProgram(process.execPath, args, { failure }));

/** Checks the types of every project, what needs them, and cycles of imports. */
export const checkTypes = (): Promise<string> => runCheck(typeCheck);

/** Corrects what ESLint, stylelint and Prettier can correct; {@link checkCode} reports the rest. */
export const fixCode = (): Promise<void> =>
  step("correcting", async () => {
    const tools = [
      ["oxlint/bin/oxlint", "--fix", "."],
      ["eslint/bin/eslint.js", "--fix", "."],
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
