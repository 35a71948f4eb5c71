import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { currentRelease, listReleases } from "../delivery/releases.ts";

import { createBuilder, liveOutcome } from "./support/builder.mjs";
import { command } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { explain, Failure } from "./support/failure.mjs";
import { forgetFault, readFault } from "./support/fault.mjs";
import { inputsOf } from "./support/fingerprint.mjs";
import { logLine } from "./support/log-line.mjs";
import { checkFree, portFrom } from "./support/ports.mjs";
import { isStopping, start } from "./support/processes.mjs";
import { root } from "./support/project.mjs";
import { releasesFolder, rollBack } from "./support/releases.mjs";
import { report } from "./support/report.mjs";
import { lastSentence } from "./support/sentence.mjs";

// Milliseconds.
const askAgainMs = 10_000;

// `npm run builder`: makes releases when the content service asks for them. `npm start`
// runs one; where the site is served elsewhere, a service manager keeps one running.
await command(async () => {
  const settings = readEnvironment();
  const secret = settings.PUBLISHER_SECRET;
  if (!secret) {
    throw new Failure(
      "PUBLISHER_SECRET is missing: give it the value that the content service has.",
    );
  }
  const releases = releasesFolder(settings);
  const port = portFrom(settings, "PUBLISHER_PORT", 9002);
  await checkFree(port, "PUBLISHER_PORT");

  /** @param {import("./support/report.mjs").Outcome} outcome @returns whether it was heard. */
  const tell = (outcome) =>
    report(settings, outcome).then(
      () => true,
      (error) => {
        // It asks by itself every minute, and at its start.
        console.log(logLine(`Not reported: ${explain(error)}`));

        return false;
      },
    );
  /** @param {string | null} id */
  const build = async (id) => {
    const begin = Date.now();
    forgetFault();
    // In a process of its own, which ends when this one dies.
    const child = start(
      process.execPath,
      [join(root, "scripts/release.mjs"), "--build", id ?? ""],
      {
        env: settings,
        show: true,
        ipc: true,
      },
    );
    const code = await child.ended;
    // What is stopped with everything else did not fail; the content service asks for it again.
    if (isStopping()) await new Promise(() => undefined);
    const seconds = (Date.now() - begin) / 1000;
    const current = await currentRelease(releases).catch(() => null);
    if (code === 0 && current) return { ...liveOutcome(current), seconds };

    return {
      result: /** @type {const} */ ("failed"),
      seconds,
      sentence: lastSentence(child.output()),
      ...readFault(),
    };
  };
  /** @param {string} id */
  const restore = (id) => rollBack(releases, id, { wait: false });

  const { server, buildUnasked } = createBuilder({
    secret,
    releases,
    build,
    restore,
    report: tell,
  });
  server.listen(port, settings.PUBLISHER_HOST ?? "127.0.0.1");
  await once(server, "listening");
  while (!(await tell({ build: null, result: "ready" }))) await setTimeout(askAgainMs);
  // Not of the current one: somebody may have gone back to an older release.
  const [newest] = await listReleases(releases);
  if (newest && newest.inputs !== inputsOf(settings)) void buildUnasked();
  await once(server, "close");
});
