import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

import { listReleases } from "../publisher/releases.ts";

import { createBuilder, liveOutcome } from "./support/builder.mjs";
import { command, step } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { explain, Failure } from "./support/failure.mjs";
import { readFault } from "./support/fault.mjs";
import { inputsOf } from "./support/fingerprint.mjs";
import { logLine } from "./support/log-line.mjs";
import { checkFree, portFrom } from "./support/ports.mjs";
import { isStopping } from "./support/processes.mjs";
import { publishRelease } from "./support/publish-release.mjs";
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
    const seconds = () => (Date.now() - begin) / 1000;
    try {
      const release = await step("building the site and releasing it", () =>
        publishRelease(settings, { build: id }),
      );

      return { ...liveOutcome(release), seconds: seconds() };
    } catch (error) {
      // What is stopped with everything else did not fail; the content service asks for it again.
      if (isStopping()) await new Promise(() => undefined);
      console.error(explain(error));
      const result = /** @type {const} */ ("failed");

      return { result, seconds: seconds(), sentence: lastSentence(explain(error)), ...readFault() };
    }
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
