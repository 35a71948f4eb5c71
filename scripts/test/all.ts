import { parseArgs } from "node:util";

import { OperatorError } from "../../publisher/errors.ts";
import { run } from "../../publisher/process.ts";
import { packageFile } from "../lib/project.ts";
import { checkCode } from "./lib/checks.ts";
import { testNewTechnology } from "./lib/new-technology.ts";
import {
  assertTypesCurrent,
  buildTestSite,
  runBrowserTests,
  runBuiltSiteTests,
  runCmsTests,
  runUnitTests,
} from "./lib/stages.ts";
import { testCommand } from "./lib/test-command.ts";
import { type Counts } from "./lib/test-run.ts";

const all = true;
const { values: options } = parseArgs({
  options: { part: { type: "string" }, shard: { type: "string" } },
});

/** Runs a program that prints its own steps. */
const runProgram = async (...args: string[]) => {
  await run(process.execPath, args, {
    show: true,
    failure: `${args.join(" ")} failed: see above.`,
  });

  return [];
};

// `npm run test:all`: every check, `npm test` included. Takes hours on two cores, so the nightly
// workflow runs its parts in parallel: `-- --part browser --shard 1/2`.
await testCommand(async (settings, ports) => {
  let building: ReturnType<typeof buildTestSite> | undefined;
  const build = async () => {
    building ??= buildTestSite(settings);
    await building;
  };
  const shard = options.shard ? [`--shard=${options.shard}`] : [];

  const parts: Record<string, () => Promise<Counts[]>> = {
    code: async () => {
      await assertTypesCurrent(settings);
      await checkCode();

      return [await runUnitTests({ all })];
    },
    service: async () => [await runCmsTests({ all })],
    site: async () => {
      await build();
      const counts = await runBuiltSiteTests(settings);

      return [counts, await testNewTechnology(settings)];
    },
    browser: async () => {
      await build();

      return [await runBrowserTests(settings, ports, { all, args: shard })];
    },
    hosts: () => runProgram("--test", "publisher/hosts/cloudflare.check.ts"),
    builds: () => runProgram("scripts/test/builds.ts"),
    mutations: () => runProgram(packageFile("@stryker-mutator/core/bin/stryker.js"), "run"),
  };
  const chosen = options.part ? [options.part] : Object.keys(parts);
  const counts = [];
  for (const name of chosen) {
    const part = parts[name];
    if (!part) {
      throw new OperatorError(
        `There is no part "${name}": choose one of ${Object.keys(parts).join(", ")}.`,
      );
    }
    counts.push(...(await part()));
  }

  return counts;
});
