import { parseArgs } from "node:util";

import { checkCode } from "./support/checks.mjs";
import { command, duration, step } from "./support/command.mjs";
import { Failure } from "./support/failure.mjs";
import { checkHtml } from "./support/html-checker.mjs";
import { testNewTechnology } from "./support/new-technology.mjs";
import { rateWithObservatory } from "./support/observatory.mjs";
import { run } from "./support/processes.mjs";
import { installBoth } from "./support/set-up.mjs";
import {
  buildForTests,
  buildPanelForTests,
  checkBuilt,
  checkRecordTypes,
  compileForTests,
  testBrowser,
  testCms,
  testUnits,
} from "./support/stages.mjs";
import { describeTests, sumTests } from "./support/test-run.mjs";
import { testSettings } from "./support/test-settings.mjs";
import { checkTrackedFiles, trackedChanges } from "./support/tracked-files.mjs";

const all = true;
const { values: options } = parseArgs({
  options: { part: { type: "string" }, shard: { type: "string" } },
});

/** One of package.json's commands, which prints its own steps. @param {string} name */
const npm = (name) =>
  run(
    process.env.npm_execpath ? process.execPath : "npm",
    [...(process.env.npm_execpath ? [process.env.npm_execpath] : []), "run", "--silent", name],
    { show: true, failure: `npm run ${name} failed: see above.` },
  );

// `npm run test:all`: everything that is known to find faults, `npm test` included. It takes hours
// on two cores, so the workflow of every night runs its parts beside each other:
// `-- --part browser --shard 1/2`.
await command(async () => {
  await installBoth({ dev: true });
  const begin = Date.now();
  const changes = trackedChanges();
  const { settings, ...ports } = await testSettings();
  await compileForTests();

  /** @type {ReturnType<typeof buildForTests> | undefined} */
  let building;
  const build = async () => {
    building ??= buildPanelForTests(settings).then(() => buildForTests(settings));
    await building;
  };
  const shard = options.shard ? [`--shard=${options.shard}`] : [];

  /** @type {Record<string, () => Promise<import("./support/test-run.mjs").Counts[]>>} */
  const parts = {
    code: async () => {
      await checkRecordTypes(settings);
      await checkCode(2);

      return [await testUnits({ all })];
    },
    service: async () => [await testCms({ all })],
    site: async () => {
      await build();
      const counts = await checkBuilt(settings);
      await step("checking its HTML (Nu HTML checker)", checkHtml, (checked) => checked);
      await step(
        "rating its delivery (MDN's HTTP Observatory)",
        () => rateWithObservatory(settings),
        (scores) => scores,
      );

      return [counts, await testNewTechnology(settings)];
    },
    browser: async () => {
      await build();

      return [await testBrowser(settings, ports, { all, args: shard })];
    },
    hosts: async () => {
      await npm("test:hosts");

      return [];
    },
    builds: async () => {
      await npm("test:builds");

      return [];
    },
    mutations: async () => {
      await npm("test:mutation");
      await npm("test:mutation:cms");

      return [];
    },
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
  checkTrackedFiles(changes);

  console.log(`\nAll of it passed after ${duration(Date.now() - begin)}, without installation.`);
  console.log(describeTests(sumTests([{ passed: 0, failed: 0, skipped: 0 }, ...counts])));
});
