import { join } from "node:path";

import { currentRelease } from "../publisher/releases.ts";
import { serveReleases } from "../publisher/http/serve.ts";

import { panelAddress } from "./support/administrator.mjs";
import { bringUpCms } from "./support/cms.mjs";
import { command, duration, step } from "./support/command.mjs";
import { explain, Failure } from "./support/failure.mjs";
import { readFault } from "./support/fault.mjs";
import { keepRunning } from "./support/keep-running.mjs";
import { startPreview } from "./support/preview.mjs";
import { isStopping, start } from "./support/processes.mjs";
import { root } from "./support/project.mjs";
import { isUpToDate, publishRelease } from "./support/publish-release.mjs";
import { releasesFolder } from "./support/releases.mjs";
import { report } from "./support/report.mjs";
import { lastSentence } from "./support/sentence.mjs";
import { prepare } from "./support/set-up.mjs";

/**
 * Builds the site and shows it to visitors. Where that fails they go on seeing the last release,
 * and the panel runs, which says what failed and in which the content can be corrected.
 *
 * @param {Record<string, string>} settings
 */
const publishOrKeep = async (settings) => {
  const begin = Date.now();
  try {
    await step("checking the content and building the site", () => publishRelease(settings));
  } catch (error) {
    const current = await currentRelease(releasesFolder(settings));
    if (!current || isStopping()) throw error;
    const sentence = explain(error);
    console.error(`\n${sentence}\nVisitors go on seeing the last release, ${current.id}.\n`);
    await report(settings, {
      build: null,
      result: "failed",
      seconds: (Date.now() - begin) / 1000,
      sentence: lastSentence(sentence),
      ...readFault(),
    });
  }
};

// `npm start`: from a fresh clone to the running site. Every step that was done
// before is skipped or short the next time.
await command(async () => {
  const begin = Date.now();
  const { sitePort, publisherPort, cmsAddress, settings } = await prepare({
    needed: ["SITE_PORT", "CMS_PORT", "PREVIEW_PORT", "PUBLISHER_PORT"],
  });
  const elsewhere = settings.PUBLISHER_URL;
  const publish = async () => {
    if (await isUpToDate(settings)) {
      console.log("  ✓ the site is built from this code and content already");
    } else {
      await publishOrKeep(settings);
    }
    await step(
      "serving the site",
      () => serveReleases({ releases: releasesFolder(settings), port: sitePort }),
      () => `http://localhost:${sitePort}`,
    );
  };
  const [cms, preview] = await Promise.all([
    bringUpCms(
      { ...settings, PUBLISHER_URL: elsewhere ?? `http://127.0.0.1:${publisherPort}` },
      publish,
    ),
    step("starting the draft server", () => startPreview(settings)),
  ]);
  // The site and the panel do without it for a while.
  if (!elsewhere) {
    void keepRunning("The builder", () =>
      start(process.execPath, [join(root, "scripts/builder.mjs")], { env: settings }),
    );
  }

  console.log(`
Everything runs, after ${duration(Date.now() - begin)}.

  Site             http://localhost:${sitePort}
  Content service  ${await panelAddress(cmsAddress, settings)}
  Previews         ${settings.PREVIEW_URL} (opened from the content service)

Try: open the site and send a message from http://localhost:${sitePort}/contact-us/. Then
create the first administrator in the content service and find the message under
Contact messages. Change a text there and publish it: the site shows it in about a minute.
Ctrl-C stops everything.
`);

  const programs = { "The content service": cms, "The draft server": preview };
  const { name, child, code } = await Promise.race(
    Object.entries(programs).map(async ([name, child]) => ({
      name,
      child,
      code: await child.ended,
    })),
  );
  throw new Failure(`${name} ended by itself with code ${code}.`, child.output());
});
