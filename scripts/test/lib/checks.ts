import { availableParallelism } from "node:os";
import { join } from "node:path";

import { step } from "./command.mjs";
import { run } from "./processes.mjs";
import { bin, root } from "./project.mjs";

/** Folders with a tsconfig.json. */
const projects = [".", "pictures", "publisher", "samples", "cms", "cms/src/admin"];

/** Where a check keeps what it found of files that are the same the next time. @param {string} name */
const cacheOf = (name) => [
  "--cache",
  "--cache-location",
  join(root, "node_modules/.cache/checks", name),
];

/** The longest first: the others run beside it. @type {{ title: string, args: string[], failure: string, note?: (output: string) => string }[]} */
const staticChecks = [
  {
    title: "code and the import table (ESLint)",
    args: [bin("eslint/bin/eslint.js"), "--max-warnings", "0", ...cacheOf("eslint"), "."],
    failure: "ESLint found faults: see above.",
  },
  {
    title: "format (Prettier)",
    args: [
      bin("prettier/bin/prettier.cjs"),
      "--check",
      "--log-level",
      "warn",
      ...cacheOf("prettier"),
      ".",
    ],
    failure: "Some files are not formatted: run npm run format.",
  },
  {
    title: "dead code (Knip)",
    args: [
      bin("knip/bin/knip.js"),
      "--no-progress",
      "--preprocessor",
      "./scripts/support/knip-fragments.mjs",
    ],
    failure: "Knip found files, exports or packages that nothing uses: see above.",
  },
  {
    title: "import cycles (madge)",
    args: [
      bin("madge/bin/cli.js"),
      "--circular",
      "--no-spinner",
      "src",
      "cms/src",
      "pictures",
      "publisher",
      "samples",
    ],
    failure: "Modules import each other in a circle: see above.",
    note: (output) => `none among ${/Processed (\d+) files/.exec(output)?.[1]} modules`,
  },
  {
    title: "styles (stylelint)",
    args: [bin("stylelint/bin/stylelint.mjs"), ...cacheOf("stylelint"), "src/**/*.scss"],
    failure: "stylelint found faults: see above.",
  },
  {
    // One process for all: it reads the types of packages once, and skips what is up to date.
    title: "types (tsc)",
    args: [bin("typescript/bin/tsc"), "--build", ...projects, "--noEmit"],
    failure: "The types do not hold: see above.",
  },
];

/** Everything that can be said about the code without running it, on as many cores as there are. */
export const checkCode = () =>
  step("checks of the code", async () => {
    const left = [...staticChecks];
    const work = async () => {
      for (let check = left.shift(); check; check = left.shift()) {
        const { title, args, failure, note } = check;
        await step(title, () => run(process.execPath, args, { failure }), note);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  });
