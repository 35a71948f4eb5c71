import { availableParallelism } from "node:os";

import { command } from "../support/command.mjs";
import { runNpm } from "../install.mjs";
import { start } from "../support/processes.mjs";
import { jest, testPublisher } from "../support/stages.mjs";
import { runTests } from "../support/test-run.mjs";

const runs = 10;

// `npm run test:stress`: `npm test` while every core is busy, then the suites that start processes,
// ten times. Finds tests that depend on timing.
await command(async () => {
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
    await testPublisher(suffix);
  }
});
