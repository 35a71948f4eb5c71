import { runCommand } from "../../../publisher/process.ts";
import { measure } from "../../lib/print.ts";

import { compileForTests } from "./stages.ts";
import { type Counts, describeTests, sumTests } from "./test-run.ts";
import { testSettings } from "./test-settings.ts";
import { assertTrackedFilesUnchanged, trackedChanges } from "./tracked-files.ts";

type TestSettings = Awaited<ReturnType<typeof testSettings>>;

/**
 * Runs a command that tests: compiles the content service, checks that no tracked file has
 * changed, and prints the duration and the number of tests.
 */
export const testCommand = (
  test: (
    settings: TestSettings["settings"],
    ports: Omit<TestSettings, "settings">,
  ) => Promise<Counts[]>,
): Promise<void> =>
  runCommand(async () => {
    const changes = trackedChanges();
    const times = measure();
    const { settings, ...ports } = await testSettings();
    await compileForTests();
    const counts = await test(settings, ports);
    assertTrackedFilesUnchanged(changes);

    console.log(`\nAll checks passed after ${times().join(", ")}, without installation.`);
    console.log(describeTests(sumTests(counts)));
  });
