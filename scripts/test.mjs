import { checkCode } from "./support/checks.mjs";
import { command, duration } from "./support/command.mjs";
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

// `npm test`: what every change must pass, on real parts: a content service with a database of
// its own, a site built from it, a browser in front of both. `npm run test:all` leaves nothing out.
await command(async () => {
  await installBoth({ dev: true });
  const begin = Date.now();
  const changes = trackedChanges();
  const { settings, ...ports } = await testSettings();
  await compileForTests();

  // Databases, Gatsby and browsers wait for much: two rows of steps keep two cores busy.
  const testCode = async () => {
    await checkRecordTypes(settings);
    await checkCode();

    return sumTests([await testUnits(), await testCms()]);
  };
  const testSite = async () => {
    await buildPanelForTests(settings);
    await buildForTests(settings);

    return sumTests([await checkBuilt(settings), await testBrowser(settings, ports)]);
  };
  const counts = await Promise.all([testCode(), testSite()]);
  checkTrackedFiles(changes);

  console.log(`\nAll checks passed after ${duration(Date.now() - begin)}, without installation.`);
  console.log(describeTests(sumTests(counts)));
});
