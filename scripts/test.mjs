import { checkCode } from "./support/checks.mjs";
import { command, duration } from "./support/command.mjs";
import { testNewTechnology } from "./support/new-technology.mjs";
import { installBoth } from "./support/set-up.mjs";
import { buildForTests, checkBuilt, testBrowser, testCms, testUnits } from "./support/stages.mjs";
import { describeTests, sumTests } from "./support/test-run.mjs";
import { testSettings } from "./support/test-settings.mjs";
import { checkTrackedFiles, trackedChanges } from "./support/tracked-files.mjs";

// `npm test`: everything there is to check, on real parts: a content service with
// a database of its own, a site built from it, a browser in front of both.
await command(async () => {
  const begin = Date.now();
  const changes = trackedChanges();
  await installBoth();
  const { settings, ...ports } = await testSettings();

  // Neither fills two cores for long.
  const [units] = await Promise.all([testUnits(), checkCode()]);
  const service = await testCms();
  await buildForTests(settings);
  const built = await checkBuilt(settings);
  const technology = await testNewTechnology(settings);
  const browser = await testBrowser(settings, ports);
  checkTrackedFiles(changes);
  console.log(`\nAll checks passed after ${duration(Date.now() - begin)}.`);
  console.log(describeTests(sumTests([units, service, built, technology, browser])));
});
