import { join } from "node:path";

import { step } from "./command.mjs";
import { run } from "./processes.mjs";
import { bin, cmsRoot, root } from "./project.mjs";

/** The longest first. @type {{ title: string, args: string[], failure: string, note?: (output: string) => string }[]} */
const staticChecks = [
  {
    title: "code and the import table (ESLint)",
    args: [bin("eslint/bin/eslint.js"), "--max-warnings", "0", "."],
    failure: "ESLint found faults: see above.",
  },
  {
    title: "format (Prettier)",
    args: [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."],
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
      "delivery",
      "samples",
    ],
    failure: "Modules import each other in a circle: see above.",
    note: (output) => `none among ${/Processed (\d+) files/.exec(output)?.[1]} modules`,
  },
  {
    title: "styles (stylelint)",
    args: [bin("stylelint/bin/stylelint.mjs"), "src/**/*.scss"],
    failure: "stylelint found faults: see above.",
  },
  {
    title: "types of the site (tsc)",
    args: [bin("typescript/bin/tsc"), "--noEmit", "-p", root],
    failure: "The site's types do not hold: see above.",
  },
  {
    title: "types of the pictures (tsc)",
    args: [bin("typescript/bin/tsc"), "--noEmit", "-p", join(root, "pictures")],
    failure: "The pictures' types do not hold: see above.",
  },
  {
    title: "types of delivery (tsc)",
    args: [bin("typescript/bin/tsc"), "--noEmit", "-p", join(root, "delivery")],
    failure: "The types of delivery do not hold: see above.",
  },
  {
    title: "types of the articles' code (tsc)",
    args: [bin("typescript/bin/tsc"), "--noEmit", "-p", join(root, "samples")],
    failure: "The types of the articles' code do not hold: see above.",
  },
  {
    title: "types of the content service (tsc)",
    args: [bin("typescript/bin/tsc", cmsRoot), "--noEmit", "-p", cmsRoot],
    failure: "The content service's types do not hold: see above.",
  },
  {
    title: "types of the panel (tsc)",
    args: [bin("typescript/bin/tsc", cmsRoot), "--noEmit", "-p", join(cmsRoot, "src/admin")],
    failure: "The panel's types do not hold: see above.",
  },
];

/** Everything that can be said about the code without running it, two things at a time. */
export const checkCode = async () => {
  const left = [...staticChecks];
  const work = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      const { title, args, failure, note } = check;
      await step(title, () => run(process.execPath, args, { failure }), note);
    }
  };
  await Promise.all([work(), work()]);
};
