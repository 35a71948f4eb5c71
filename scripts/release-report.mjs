import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { command } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { Failure } from "./support/failure.mjs";
import { report } from "./support/report.mjs";
import { lastSentence } from "./support/sentence.mjs";

// `npm run release:report -- live --build <name>`, or `failed --build <name> --log <file>`:
// tells the content service how a build ended that runs elsewhere (docs/publishing.md).
await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      build: { type: "string" },
      release: { type: "string" },
      pages: { type: "string" },
      seconds: { type: "string" },
      log: { type: "string" },
    },
  });
  const [result] = positionals;
  if (result !== "live" && result !== "failed") {
    throw new Failure("Say how the build ended: npm run release:report -- live, or failed.");
  }

  const { build, release, pages, seconds, log } = values;
  const accepted = await report(readEnvironment(), {
    build: build || null,
    result,
    ...(release && { release }),
    ...(pages && { pages: Number(pages) }),
    ...(seconds && { seconds: Number(seconds) }),
    ...(log && { sentence: lastSentence(readFileSync(log, "utf8")) }),
  });
  console.log(accepted ? "Reported." : "The content service was not waiting for this build.");
});
