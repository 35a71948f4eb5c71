import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { createBuildQueue } from "../common/builds/build-queue.ts";
import { type Build, hasEnded, shortenPageChanges } from "../common/builds/builds.ts";
import { collectGarbage } from "../common/collect-garbage.ts";
import { formatError, OperatorError } from "../common/operator-error.ts";
import { buildSite } from "./build/build.ts";
import { createWarmGatsby, type WarmGatsby } from "./build/warm-gatsby.ts";
import { checkQuickBuilds } from "./check.ts";
import { readContent, sendReport, waitForCms } from "./cms.ts";
import { endOf, readHistory, recoverHistory, saveBuild } from "./history.ts";
import { serveReleases } from "./serve/serve.ts";
import { verifyRelease } from "./serve/verify-site.ts";
import { LockedError, withLock } from "./lock.ts";
import { assertPortFree } from "./ports.ts";
import { runMain } from "./process.ts";
import { isOutdated, prepareNextBuild, publish, rollBack } from "./publish.ts";
import { currentRelease, readPageChanges } from "./release/releases.ts";
import { type Background, createServer, logLine } from "./server.ts";
import {
  checkMinutes,
  idleMinutes,
  keepsGatsby,
  quietSeconds,
  readPort,
  readSettings,
  readUrl,
  releasesDir,
  type Settings,
} from "./settings.ts";

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      full: { type: "boolean" },
      "skip-build": { type: "boolean" },
      build: { type: "string" },
      message: { type: "string" },
    },
  });
type Arguments = ReturnType<typeof readArguments>["values"] & { argument: string | undefined };

/** Search engines do not list a public site with the sample's content. */
const warnIfSample = async (settings: Settings) => {
  const release = await currentRelease(releasesDir(settings));
  if (!release?.isSample) return;
  console.log(
    "This release is a sample: search engines do not list it, and its footer says so. npm run launch-check says why.",
  );
};

const runBuild = async (settings: Settings, build: Build, warm: WarmGatsby | undefined) => {
  console.log(logLine("A build has started."));
  const { result, release, pages, seconds = 0 } = await publish(settings, { build, warm });
  if (result !== "live") return;
  await warnIfSample(settings);
  console.log(logLine(`${release} is live: ${pages} pages, after ${Math.round(seconds)} s.`));
};

/** Builds the site whenever its content or code changes, and on request of the CMS. */
const run = async (settings: Settings) => {
  if (!settings.PUBLISHER_SECRET) {
    throw new OperatorError("PUBLISHER_SECRET is missing: set it to the CMS's value.");
  }
  readUrl(settings, "STRAPI_API_URL");
  const port = readPort(settings, "PUBLISHER_PORT", 9002);
  await assertPortFree(port, "PUBLISHER_PORT");
  const warm = keepsGatsby(settings) ? createWarmGatsby() : undefined;
  let task: Promise<unknown> | undefined;
  let interrupt = new AbortController();
  /** Runs what a build stops; nothing while another runs. */
  const inBackground = (name: string, work: (signal: AbortSignal) => Promise<unknown>) => {
    if (task) return;
    interrupt = new AbortController();
    const { signal } = interrupt;
    task = work(signal)
      .catch((error: unknown) => {
        // Another command builds. This one does it after its own next build.
        if (error instanceof LockedError) return;
        console.error(logLine(`${name} failed: ${formatError(error)}`));
      })
      .finally(() => {
        task = undefined;
        // A build that stopped it waits.
        if (!signal.aborted) collectGarbage();
      });
  };
  const prepare = () => {
    if (!warm) return;
    inBackground("Preparing the next build", (signal) => prepareNextBuild(settings, warm, signal));
  };
  const checkMs = checkMinutes(settings) * 60_000;
  let checkTimer: NodeJS.Timeout | undefined;
  /** Checks quick builds once nothing has been built for a while. A build stops it. */
  const checkLater = () => {
    clearTimeout(checkTimer);
    if (!warm || checkMs === 0) return;
    const begin = () => {
      if (task) checkLater();
      else inBackground("The check of quick builds", check);
    };
    checkTimer = setTimeout(begin, checkMs).unref();
  };
  const check = async (signal: AbortSignal) => {
    const differences = await checkQuickBuilds(settings, signal).catch((error: unknown) => {
      // The disk was full, the CMS restarted, or another command had the lock.
      checkLater();
      throw error;
    });
    if (differences === 0)
      console.log(logLine("A full build has the same result as the quick ones."));
    if (differences) await warm?.stop();
  };
  const idleMs = idleMinutes(settings) * 60_000;
  let idleTimer: NodeJS.Timeout | undefined;
  let isIdle = false;
  /** Ends the Gatsby that waits once nobody has worked for a while: it takes most of the memory. */
  const endLater = () => {
    clearTimeout(idleTimer);
    if (!warm || idleMs === 0) return;
    const end = () => {
      if (task) return endLater();
      inBackground("Ending the Gatsby that waits", async () => {
        isIdle = await warm.stop();
        if (!isIdle) return;
        console.log(logLine("The Gatsby that waits has ended, until somebody opens the panel."));
      });
    };
    idleTimer = setTimeout(end, idleMs).unref();
  };
  const background: Background = {
    noteWork: () => {
      endLater();
      if (!isIdle) return;
      isIdle = false;
      prepare();
    },
    pause: async () => {
      clearTimeout(checkTimer);
      clearTimeout(idleTimer);
      interrupt.abort();
      await task;
    },
    resume: () => {
      isIdle = false;
      prepare();
      checkLater();
      endLater();
    },
  };
  const queue = createBuildQueue({
    read: async () => readHistory(settings),
    save: async (event) => saveBuild(settings, event),
    readContent: (since) => readContent(settings, since),
    run: async (queued) => {
      await background.pause();
      await runBuild(settings, queued, warm);
      background.resume();
    },
    quietMs: quietSeconds(settings) * 1000,
    log: (message) => console.log(logLine(message)),
  });
  const server = createServer(settings, queue, background).listen(
    port,
    settings.PUBLISHER_HOST ?? "127.0.0.1",
  );
  await once(server, "listening");
  await recoverHistory(settings);
  if (await isOutdated(settings)) await queue.request();
  // Before the CMS answers: the first change should not wait for it.
  else prepare();
  await waitForCms(settings);
  queue.start();
  checkLater();
  endLater();
  await once(server, "close");
};

const build = (settings: Settings, { full }: Arguments) =>
  withLock(async (signal) => {
    await buildSite(settings, { show: true, full, signal });
  });

const release = async (
  settings: Settings,
  { full, "skip-build": skipBuild, build: id }: Arguments,
) => {
  const build = id ? { id } : undefined;
  const { result, release: made, pages } = await publish(settings, { full, skipBuild, build });
  if (result === "failed") {
    process.exitCode = 1;
    return;
  }
  await warnIfSample(settings);
  console.log(`${made} is live: ${pages} pages.`);
};

const rollback = async (settings: Settings, { argument }: Arguments) => {
  console.log(`${await rollBack(settings, argument)} is live.`);
};

const verify = async (settings: Settings, { argument }: Arguments) => {
  const address = argument ?? settings.SITE_URL ?? "";
  if (!URL.canParse(address)) {
    throw new OperatorError("Usage: npm run verify -- https://www.example.com");
  }
  const checks = await verifyRelease(new URL(address), join(releasesDir(settings), "current"));
  for (const { name: check, problem } of checks) {
    console.log(`  ${problem ? "✗" : "✓"} ${check}${problem ? `: ${problem}` : ""}`);
  }
  const failed = checks.filter(({ problem }) => problem).length;
  if (failed > 0) throw new OperatorError(`${failed} of ${checks.length} checks failed.`);
};

/** Reports how a build on another machine ended, as `release` saved it (publish.yml). */
const reportRemoteBuild = async (
  settings: Settings,
  { argument, message, ...values }: Arguments,
) => {
  if (argument !== "live" && argument !== "failed") {
    throw new OperatorError("Usage: node publisher/main.ts report live|failed --build <name>");
  }
  const [last] = readHistory(settings).filter(hasEnded);
  const isSaved = last?.result === argument && (!values.build || last.id === values.build);
  const current = argument === "live" ? await currentRelease(releasesDir(settings)) : null;
  const { release, pages, bytes, seconds, held, changedPages, sentence, record } =
    (isSaved ? last : current && endOf(current)) ?? {};
  const changes =
    current?.changedPages && (await readPageChanges(releasesDir(settings), current.id));
  const accepted = await sendReport(settings, {
    build: values.build || null,
    result: argument,
    release,
    pages,
    bytes,
    seconds,
    held,
    brokenLinks: current?.brokenLinks,
    changedPages,
    pageChanges: changes && shortenPageChanges(changes),
    record,
    ...(argument === "failed" && {
      sentence: sentence ?? message ?? "The build did not finish: see its log.",
    }),
  });
  console.log(accepted ? "Reported." : "Unknown build.");
};

/** Serves the current release until it is stopped. */
const serve = async (settings: Settings) => {
  const releases = releasesDir(settings);
  const port = readPort(settings, "SITE_PORT", 9000);
  await assertPortFree(port, "SITE_PORT");
  const current = await currentRelease(releases);
  if (!current) throw new OperatorError("There is no release yet: run npm run release first.");
  const server = await serveReleases({ releases, port });
  console.log(`The site is at http://localhost:${port}: ${current.id}. Ctrl-C stops it.`);
  await once(server, "close");
};

// `release` builds the site, creates a release of it and makes that live.
const commands: Record<string, (settings: Settings, values: Arguments) => Promise<void>> = {
  run,
  release,
  build,
  rollback,
  verify,
  report: reportRemoteBuild,
  serve,
};

await runMain(async () => {
  const { values, positionals } = readArguments();
  const [name = "", argument] = positionals;
  const command = commands[name];
  if (!command) {
    throw new OperatorError(`Usage: node publisher/main.ts ${Object.keys(commands).join("|")}`);
  }
  await command(readSettings(), { ...values, argument });
});
