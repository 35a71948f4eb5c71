import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";

import { formatError, OperatorError } from "../common/operator-error.ts";
import { buildSite } from "./build.ts";
import { serveReleases } from "./http/serve.ts";
import { verifyRelease } from "./http/verify-site.ts";
import { withLock } from "./lock.ts";
import { type Outcome, outcomeOf, readOutcome, report } from "./outcome.ts";
import { assertPortFree } from "./ports.ts";
import { runMain } from "./process.ts";
import { isOutdated, publish, rollBack } from "./publish.ts";
import { currentRelease } from "./releases.ts";
import { createPublisher, logLine } from "./server.ts";
import { readPort, readSettings, readUrl, releasesDir, type Settings } from "./settings.ts";

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

const retryDelayMs = 10_000;

/** Serves requests of the CMS, and publishes changes of the code without a request. */
const run = async (settings: Settings) => {
  if (!settings.PUBLISHER_SECRET) {
    throw new OperatorError("PUBLISHER_SECRET is missing: set it to the CMS's value.");
  }
  readUrl(settings, "STRAPI_API_URL");
  const port = readPort(settings, "PUBLISHER_PORT", 9002);
  await assertPortFree(port, "PUBLISHER_PORT");

  /**
   * Only logs a failure, since the CMS also polls every ten seconds.
   *
   * @returns true if the CMS received the report.
   */
  const send = (outcome: Parameters<typeof report>[1]) =>
    report(settings, outcome).then(
      () => true,
      (error) => {
        console.log(logLine(`Could not report: ${formatError(error)}`));

        return false;
      },
    );
  const finish = async (outcome: Outcome) => {
    const { result, release, pages, seconds = 0 } = outcome;
    if (result === "live") {
      console.log(logLine(`${release} is live: ${pages} pages, after ${Math.round(seconds)} s.`));
    }
    await send(outcome);
  };
  const { server, startUnrequestedBuild } = createPublisher(settings, finish);
  server.listen(port, settings.PUBLISHER_HOST ?? "127.0.0.1");
  await once(server, "listening");
  while (!(await send({ build: null, result: "ready" }))) await setTimeout(retryDelayMs);
  if (await isOutdated(settings)) void startUnrequestedBuild();
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
  const outcome = await publish(settings, { full, skipBuild, build: id || null });
  if (outcome.result === "failed") process.exitCode = 1;
  else console.log(`${outcome.release} is live: ${outcome.pages} pages.`);
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

/** Reports the outcome of a build on another machine, as saved by `release` (publish.yml). */
const reportRemoteBuild = async (
  settings: Settings,
  { argument, message, ...values }: Arguments,
) => {
  if (argument !== "live" && argument !== "failed") {
    throw new OperatorError("Usage: node publisher/main.ts report live|failed --build <name>");
  }
  const buildId = values.build || null;
  const savedOutcome = await readOutcome(settings);
  const liveRelease = argument === "live" ? await currentRelease(releasesDir(settings)) : null;
  const isSaved = savedOutcome?.build === buildId && savedOutcome.result === argument;
  const details = isSaved ? savedOutcome : liveRelease && outcomeOf(liveRelease);
  const sentence = message ?? "The build did not finish: see its log.";
  const accepted = await report(settings, {
    result: argument,
    ...(argument === "failed" && { sentence }),
    ...details,
    build: buildId,
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
