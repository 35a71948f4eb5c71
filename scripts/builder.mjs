import { once } from "node:events";
import { join } from "node:path";

import { currentRelease } from "../delivery/releases.ts";

import { createBuilder } from "./support/builder.mjs";
import { command } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { explain, Failure } from "./support/failure.mjs";
import { forgetFault, readFault } from "./support/fault.mjs";
import { logLine } from "./support/log-line.mjs";
import { checkFree, portFrom } from "./support/ports.mjs";
import { isStopping, start } from "./support/processes.mjs";
import { root } from "./support/project.mjs";
import { releasesFolder } from "./support/releases.mjs";
import { report } from "./support/report.mjs";
import { lastSentence } from "./support/sentence.mjs";

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

  /** @param {import("./support/report.mjs").Outcome} outcome */
  const tell = (outcome) =>
    report(settings, outcome).catch((error) => {
      // It asks by itself every minute, and at its start.
      console.log(logLine(`Not reported: ${explain(error)}`));
    });
  const build = async () => {
    const begin = Date.now();
    forgetFault();
    // In a process of its own, which ends when this one dies.
    const child = start(process.execPath, [join(root, "scripts/release.mjs")], {
      env: settings,
      show: true,
      ipc: true,
    });
    const code = await child.ended;
    // What is stopped with everything else did not fail; the content service asks for it again.
    if (isStopping()) await new Promise(() => undefined);
    const seconds = (Date.now() - begin) / 1000;
    const current = await currentRelease(releases).catch(() => null);
    if (code !== 0 || !current) {
      return {
        result: /** @type {const} */ ("failed"),
        seconds,
        sentence: lastSentence(child.output()),
        ...readFault(),
      };
    }
    const { id: release, pages, bytes, held } = current;

    return { result: /** @type {const} */ ("live"), release, pages, bytes, seconds, held };
  };

  const server = createBuilder({ secret, releases, build, report: tell });
  server.listen(port, settings.PUBLISHER_HOST ?? "127.0.0.1");
  await once(server, "listening");
  await tell({ build: null, result: "ready" });
  await once(server, "close");
});
