import { command, measure } from "./command.mjs";
import { installBoth } from "./set-up.mjs";
import { compileForTests } from "./stages.mjs";
import { describeTests, sumTests } from "./test-run.mjs";
import { testSettings } from "./test-settings.mjs";
import { checkTrackedFiles, trackedChanges } from "./tracked-files.mjs";

/** @typedef {Awaited<ReturnType<typeof testSettings>>} TestSettings */
/** @typedef {import("./test-run.mjs").Counts} Counts */

/**
 * Runs a command that tests: installs and compiles what it needs, sees that running it has changed
 * no tracked file, and prints how long it took and how many tests passed.
 *
 * @param {(settings: TestSettings["settings"], ports: Omit<TestSettings, "settings">) => Promise<Counts[]>} test
 */
export const testCommand = (test) =>
  command(async () => {
    const changes = trackedChanges();
    await installBoth({ dev: true });
    const measured = measure();
    const { settings, ...ports } = await testSettings();
    await compileForTests();
    const counts = await test(settings, ports);
    checkTrackedFiles(changes);

    console.log(`\nAll checks passed after ${measured().join(", ")}, without installation.`);
    console.log(describeTests(sumTests(counts)));
  });
