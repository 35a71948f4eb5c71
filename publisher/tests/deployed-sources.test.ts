import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

import { createTempDir } from "./support/built-site.ts";
import { read, root } from "./support/programs.ts";

// The copy of the sources from which deploy/publisher.sh builds.

const [copying = ""] = /^for entry in[^]*?^done$/m.exec(read("deploy/publisher.sh")) ?? [];
const work = createTempDir();
execFileSync("sh", ["-euc", copying], { cwd: root, env: { ...process.env, WORK: work } });

/** What code that is imported from a folder returns for it. */
const evaluate = (folder: string, file: string, expression: string) =>
  execFileSync(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      "--import=./scripts/lib/typescript.mjs",
      "--input-type=module",
      "--eval",
      `const all = await import(${JSON.stringify(join(folder, file))});
       console.log(JSON.stringify(${expression}).replaceAll(${JSON.stringify(folder)}, ""));`,
    ],
    { cwd: root, encoding: "utf8" },
  );

test("it has every input of a build", () => {
  const inputsIn = (folder: string) =>
    evaluate(folder, "publisher/build/inputs.ts", "all.inputFiles()");

  assert.match(inputsIn(root), /gatsby-node\.ts/);
  assert.equal(inputsIn(work), inputsIn(root));
});
