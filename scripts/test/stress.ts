import { availableParallelism } from "node:os";

import { command } from "../support/command.mjs";
import { runNpm } from "../support/install.mjs";
import { start } from "../support/processes.mjs";
import { jest, testPublisher } from "../support/stages.mjs";
import { runTests } from "../support/test-run.mjs";

const times = 10;

// `npm run test:stress`: `npm test` while something else keeps every core busy, then ten times the
// suites that start processes. A test that guesses how long something takes fails here.
await command(async () => {
  for (let core = 0; core < availableParallelism(); core += 1) {
    start(process.execPath, ["-e", "for (;;);"]);
  }
  await runNpm(["test"], { show: true, failure: "npm test fails on a busy machine: see above." });

  for (let run = 1; run <= times; run += 1) {
    const which = `, run ${run} of ${times}`;
    await runTests(`commands (Jest)${which}`, [
      jest,
      "--selectProjects",
      "node",
      "--ci",
      "scripts",
    ]);
    await testPublisher(which);
  }
});
