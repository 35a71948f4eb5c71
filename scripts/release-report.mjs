import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { currentRelease } from "../publisher/releases.ts";

import { command } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { Failure } from "./support/failure.mjs";
import { readFault } from "./support/fault.mjs";
import { releasesFolder } from "./support/releases.mjs";
import { report } from "./support/report.mjs";
import { lastSentence } from "./support/sentence.mjs";

// `npm run release:report -- live --build <name>`, or `failed --build <name> --log <file>`:
// tells the content service how a build ended that runs elsewhere (docs/publishing.md). What is
// live is the current release, unless it is said.
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

  const environment = readEnvironment();
  const current = result === "live" ? await currentRelease(releasesFolder(environment)) : null;
  const { build, log, release = current?.id } = values;
  const { pages = current?.pages, seconds = current?.seconds } = values;
  const accepted = await report(environment, {
    build: build || null,
    result,
    ...(release && { release }),
    ...(pages && { pages: Number(pages) }),
    ...(seconds && { seconds: Number(seconds) }),
    ...(log && { sentence: lastSentence(readFileSync(log, "utf8")) }),
    ...(current?.held && { held: current.held }),
    ...(result === "failed" && readFault()),
  });
  console.log(accepted ? "Reported." : "The content service was not waiting for this build.");
});
