import { parseArgs } from "node:util";

import { checkCode } from "../support/checks.mjs";
import { Failure } from "../support/failure.mjs";
import { runNpm } from "../install.mjs";
import { testNewTechnology } from "../support/new-technology.mjs";
import {
  buildForTests,
  checkBuilt,
  checkRecordTypes,
  testBrowser,
  testCms,
  testUnits,
} from "../support/stages.mjs";
import { testCommand, type Counts } from "../support/test-command.mjs";

const all = true;
const { values: options } = parseArgs({
  options: { part: { type: "string" }, shard: { type: "string" } },
});

/** Runs commands of package.json, which print their own steps. */
const runCommands = async (...names: string[]) => {
  for (const name of names) {
    await runNpm(["run", "--silent", name], {
      show: true,
      failure: `npm run ${name} failed: see above.`,
    });
  }

  return [];
};

// `npm run test:all`: every check, `npm test` included. Takes hours on two cores, so the nightly
// workflow runs its parts in parallel: `-- --part browser --shard 1/2`.
await testCommand(async (settings, ports) => {
  let building: ReturnType<typeof buildForTests> | undefined;
  const build = async () => {
    building ??= buildForTests(settings);
    await building;
  };
  const shard = options.shard ? [`--shard=${options.shard}`] : [];

  const parts: Record<string, () => Promise<Counts[]>> = {
    code: async () => {
      await checkRecordTypes(settings);
      await checkCode();

      return [await testUnits({ all })];
    },
    service: async () => [await testCms({ all })],
    site: async () => {
      await build();
      const counts = await checkBuilt(settings);

      return [counts, await testNewTechnology(settings)];
    },
    browser: async () => {
      await build();

      return [await testBrowser(settings, ports, { all, args: shard })];
    },
    hosts: () => runCommands("test:hosts"),
    builds: () => runCommands("test:builds"),
    mutations: () => runCommands("test:mutation"),
  };
  const chosen = options.part ? [options.part] : Object.keys(parts);
  const counts = [];
  for (const name of chosen) {
    const part = parts[name];
    if (!part) {
      throw new Failure(
        `There is no part "${name}": choose one of ${Object.keys(parts).join(", ")}.`,
      );
    }
    counts.push(...(await part()));
  }

  return counts;
});
