import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { runMain } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";

import { printDigests } from "./launch/print-digests.ts";

// Writes common/launch/sample-digests.ts, after a change of the sample content of this project.
await runMain(async () => {
  writeFileSync(join(projectDir, "common/launch/sample-digests.ts"), printDigests(projectDir));
});
