import { availableParallelism } from "node:os";

import { runMain, start } from "../../publisher/process.ts";
import { runNpm } from "../install.mjs";
import { jest, runPublisherTests } from "./lib/stages.ts";
import { runTests } from "./lib/test-run.ts";

const runs = 10;

// Runs `npm test` while every core is busy, then ten times the suites that start processes. Finds
// tests that depend on timing.
await runMain(async () => {
  for (let core = 0; core < availableParallelism(); core += 1) {
    start(process.execPath, ["-e", "for (;;);"]);
  }
  await runNpm(["test"], { show: true, failure: "npm test fails on a busy machine: see above." });

  for (let run = 1; run <= runs; run += 1) {
    const suffix = `, run ${run} of ${runs}`;
    await runTests(`commands (Jest)${suffix}`, [
      jest,
      "--selectProjects",
      "node",
      "--ci",
      "scripts",
    ]);
    await runPublisherTests(suffix);
  }
});
