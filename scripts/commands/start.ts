import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { OperatorError } from "../publisher/errors.ts";
import { serveReleases } from "../publisher/http/serve.ts";
import { readOutcome } from "../publisher/outcome.ts";
import { start } from "../publisher/process.ts";
import { projectDir } from "../publisher/project.ts";
import { currentRelease } from "../publisher/releases.ts";
import { releasesDir } from "../publisher/settings.ts";

import { panelAddress } from "./support/administrator.mjs";
import { bringUpCms } from "./support/cms.mjs";
import { command, duration, step } from "./support/command.mjs";
import { keepRunning } from "./support/keep-running.mjs";
import { startPreview } from "./support/preview.mjs";
import { prepare } from "./support/set-up.mjs";

/**
 * Waits until the publisher has built the first release, which the content service requests.
 *
 * @param {Record<string, string>} settings
 * @param {number} since in milliseconds since 1970.
 * @returns {Promise<string>} what the line of this step says.
 */
const firstOutcome = async (settings, since) => {
  const file = join(releasesDir(settings), "outcome.json");
  while (!existsSync(file) || statSync(file).mtimeMs < since) await setTimeout(250);
  const outcome = await readOutcome(settings);

  return outcome?.result === "live"
    ? `${outcome.pages} pages`
    : "it failed: correct the content in the panel, which builds again";
};

// `npm start`: from a fresh clone to the running site. What is built already is not built again;
// the publisher builds the site where code or content has changed.
await command(async () => {
  const begin = Date.now();
  const {
    sitePort,
    publisherPort,
    cmsAddress,
    settings: local,
  } = await prepare({ needed: ["SITE_PORT", "CMS_PORT", "PREVIEW_PORT", "PUBLISHER_PORT"] });
  /** @type {Record<string, string>} */
  const settings = {
    ...local,
    PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
    PUBLISHER_MODE: "publisher",
  };
  const releases = releasesDir(settings);
  const publish = async () => {
    void keepRunning("The publisher", () =>
      start(process.execPath, [join(projectDir, "publisher/main.ts"), "run"], {
        env: settings,
        show: true,
      }),
    );
    if (await currentRelease(releases)) return;
    await step(
      "building the site",
      () => firstOutcome(settings, begin),
      (words) => words,
    );
  };
  await step(
    "serving the site",
    () => serveReleases({ releases, port: sitePort }),
    () => `http://localhost:${sitePort}`,
  );
  const [cms, preview] = await Promise.all([
    bringUpCms(settings, publish),
    step("starting the draft server", () => startPreview(settings)),
  ]);

  console.log(`
Ready in ${duration(Date.now() - begin)}.

  Site             http://localhost:${sitePort}
  Content service  ${await panelAddress(cmsAddress, settings)}
  Previews         ${settings.PREVIEW_URL} (opened from the content service)

Try: open the site and send a message from http://localhost:${sitePort}/contact-us/. Then
create the first administrator in the content service and find the message under
Contact messages. Change a text there and publish it: the site shows it in about a minute.
Press Ctrl-C to stop.
`);

  const programs = { "The content service": cms, "The draft server": preview };
  const { name, child, code } = await Promise.race(
    Object.entries(programs).map(async ([name, child]) => ({
      name,
      child,
      code: await child.ended,
    })),
  );
  throw new OperatorError(`${name} exited with code ${code}.`, { output: child.output() });
});
