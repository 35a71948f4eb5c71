import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { type EndedBuild, hasEnded } from "../../common/builds/builds.ts";
import { OperatorError } from "../../common/operator-error.ts";
import { serveReleases } from "../../publisher/serve/serve.ts";
import { readHistory } from "../../publisher/history.ts";
import { runMain, start } from "../../publisher/process.ts";
import { projectDir } from "../../publisher/project.ts";
import { isOutdated } from "../../publisher/publish.ts";
import { currentRelease } from "../../publisher/release/releases.ts";
import { releasesDir, type Settings } from "../../publisher/settings.ts";

import { adminUrl } from "../lib/cms-client.ts";
import { buildAndStartCms } from "../lib/cms.ts";
import { startPreviewServer } from "../lib/preview-server.ts";
import { prepareLocalRun } from "../lib/local-settings.ts";
import { formatDuration, step } from "../lib/print.ts";

import { keepRunning } from "./keep-running.ts";

/**
 * Waits for the publisher's first build.
 *
 * @param since in milliseconds since 1970.
 * @returns the result for the line of this step.
 */
const firstBuild = async (settings: Settings, since: number) => {
  const isNew = (build: EndedBuild) => Date.parse(build.finishedAt) >= since;
  for (;;) {
    const build = readHistory(settings).filter(hasEnded).find(isNew);
    if (build?.result === "live") return `${build.pages} pages`;
    if (build) return `it failed: ${build.sentence ?? "its log says why"}`;
    await setTimeout(250);
  }
};

/** The publisher builds changes of the code when it starts; most editors save every few seconds. */
const announceChanges = () => {
  let isAnnounced = false;
  for (const folder of ["common", "src"]) {
    watch(join(projectDir, folder), { recursive: true }, (_, file) => {
      if (isAnnounced || !file || /generated|\.test\.|(^|[\\/])\./.test(file)) return;
      isAnnounced = true;
      console.log(
        `${folder}/${file} changed: the next npm start builds it. npm run develop shows changes at once.`,
      );
    });
  }
};

// `npm start`: from a fresh clone to the running site. Builds only what is not current; the
// publisher builds the site after changes of code or content.
await runMain(async () => {
  const begin = Date.now();
  const {
    sitePort,
    publisherPort,
    cmsUrl,
    settings: local,
  } = await prepareLocalRun({
    needed: ["SITE_PORT", "CMS_PORT", "PREVIEW_PORT", "PUBLISHER_PORT"],
  });
  const settings: Settings = {
    ...local,
    PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
    PUBLISHER_MODE: "publisher",
  };
  const releases = releasesDir(settings);
  const startPublisher = () =>
    void keepRunning("The publisher", () =>
      start(process.execPath, [join(projectDir, "publisher/main.ts"), "run"], {
        env: settings,
        show: true,
      }),
    );
  const hasRelease = (await currentRelease(releases)) !== null;
  // It prepares the first build while the CMS starts.
  if (hasRelease) startPublisher();
  const publishFirst = async () => {
    startPublisher();
    await step(
      "building the site",
      () => firstBuild(settings, begin),
      (words) => words,
    );
  };
  const outdated = await isOutdated(settings);
  // Answers 503 until there is a release.
  const { SITE_HOST: host = "127.0.0.1" } = settings;
  await serveReleases({ releases, port: sitePort, host });
  const [cms, previewServer] = await Promise.all([
    buildAndStartCms(settings, hasRelease ? undefined : publishFirst),
    step("starting the preview server", () => startPreviewServer(settings)),
  ]);

  console.log(`
Ready in ${formatDuration(Date.now() - begin)}.

  Site             http://localhost:${sitePort}${outdated ? " (the last release: a build of what changed is running)" : ""}
  CMS              ${await adminUrl(cmsUrl, settings)}
  Previews         ${settings.PREVIEW_URL} (opened from the CMS)

Try: open the site and send a message from http://localhost:${sitePort}/contact-us/. Then
create the first administrator in the CMS and find the message under
Contact messages. Change a text there and publish it: the site shows it a few seconds later.
Press Ctrl-C to stop.
`);

  announceChanges();
  const programs = { "The CMS": cms, "The preview server": previewServer };
  await Promise.race(
    Object.entries(programs).map(async ([name, program]) => {
      const code = await program.ended;
      throw new OperatorError(`${name} exited with code ${code}.`, { output: program.output() });
    }),
  );
});
