import { parseArgs } from "node:util";

import { OperatorError } from "../../common/operator-error.ts";
import { runProgram, runMain } from "../../publisher/process.ts";
import { formatDuration } from "../lib/print.ts";
import { packageFile } from "../lib/project.ts";

import { checkCode } from "./lib/checks.ts";
import { testNewPageType } from "./lib/new-page-type.ts";
import { testNewTechnology } from "./lib/new-technology.ts";
import {
  assertTypesCurrent,
  buildTestSite,
  compileForTests,
  runBrowserTests,
  runBuiltSiteTests,
  runCmsTests,
  runEngineTests,
  runUnitTests,
  serveForBrowserTests,
} from "./lib/stages.ts";
import { keepCoresBusy, runStressTests } from "./lib/stress.ts";
import { testTakeOver } from "./lib/take-over.ts";
import { describeTests, describeUnsteady, runFailedAgain } from "./lib/test-run.ts";
import { testSettings } from "./lib/test-settings.ts";
import { testWarmBuild } from "./lib/warm-build.ts";

// `npm test`: the tests that every change must pass, on a real CMS with its own database, a site built
// from it, and a browser. The parts run one after the other: the CMS tests beside the others saved an
// eighth of the time, and on a busy machine a CMS took too long to start. `--all` (`npm run test:all`)
// skips no test and takes hours on two cores. `--part browser` runs one part. Other arguments go to the
// runner of that part, which then skips none of the tests that they name:
// `--part browser e2e/menu.spec.ts`, `--part browser --all -- --shard=1/2`. `--busy` keeps every core
// busy; `--times` says how often the part `stress` runs each file.

/** Runs a program that prints its own steps. */
const runNode = (...words: string[]) =>
  runProgram(process.execPath, words, {
    show: true,
    failure: `${words.join(" ")} failed: see above.`,
  });

await runMain(async () => {
  const { values: options, positionals: args } = parseArgs({
    options: {
      all: { type: "boolean", default: false },
      part: { type: "string" },
      busy: { type: "boolean", default: false },
      times: { type: "string", default: "30" },
    },
    allowPositionals: true,
  });
  const all = options.all || args.length > 0;
  const begin = Date.now();
  const { settings, ...ports } = await testSettings();
  let building: ReturnType<typeof buildTestSite> | undefined;
  const build = () => (building ??= buildTestSite(settings));

  const everyChange: Record<string, () => Promise<unknown>> = {
    code: async () => {
      await assertTypesCurrent(settings);
      await checkCode();
      await runUnitTests({ all });
    },
    service: () => runCmsTests({ all, args }),
    site: async () => {
      await build();
      await runBuiltSiteTests(settings);
      await testWarmBuild(settings);
      if (all) await testNewTechnology(settings);
    },
    browser: async () => {
      await build();
      await runBrowserTests(await serveForBrowserTests(settings, ports), { all, args });
    },
  };
  const parts = {
    ...everyChange,
    engines: async () => {
      await build();
      await runEngineTests(settings);
    },
    "page-type": testNewPageType,
    "take-over": testTakeOver,
    hosts: () => runNode("--test", "publisher/release/hosts/cloudflare.check.ts"),
    builds: async () => {
      for (const kind of ["warm", "incremental"]) await runNode("scripts/test/builds.ts", kind);
    },
    forecasts: () => runNode("scripts/test/forecasts.ts"),
    stress: async () => {
      await build();
      const environment = await serveForBrowserTests(settings, ports);
      await runStressTests(environment, { times: Number(options.times), files: args });
    },
    mutations: () => runNode(packageFile("@stryker-mutator/core/bin/stryker.js"), "run"),
  };

  const { part } = options;
  if (part !== undefined && !Object.hasOwn(parts, part)) {
    throw new OperatorError(
      `There is no part "${part}": choose one of ${Object.keys(parts).join(", ")}.`,
    );
  }
  if (args.length > 0 && !["service", "browser", "stress"].includes(part ?? "")) {
    throw new OperatorError(`${args.join(" ")} needs --part service, browser or stress.`);
  }
  if (options.busy) keepCoresBusy();
  await compileForTests();
  for (const [name, runPart] of Object.entries(options.all || part ? parts : everyChange)) {
    // It takes a day.
    if (part ? name !== part : name === "stress") continue;
    await runPart();
    await runFailedAgain();
  }

  console.log(
    `\nAll checks passed after ${formatDuration(Date.now() - begin)}, without installation.`,
  );
  const unsteady = describeUnsteady();
  if (unsteady) console.log(unsteady);
  console.log(describeTests());
});
