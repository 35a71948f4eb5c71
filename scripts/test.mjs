import { checkCode } from "./support/checks.mjs";
import { command, duration, step } from "./support/command.mjs";
import { checkHtml } from "./support/html-checker.mjs";
import { testNewTechnology } from "./support/new-technology.mjs";
import { rateWithObservatory } from "./support/observatory.mjs";
import { installBoth } from "./support/set-up.mjs";
import {
  buildForTests,
  buildPanelForTests,
  checkBuilt,
  compileForTests,
  testBrowser,
  testCms,
  testUnits,
} from "./support/stages.mjs";
import { describeTests, sumTests } from "./support/test-run.mjs";
import { testSettings } from "./support/test-settings.mjs";
import { checkTrackedFiles, trackedChanges } from "./support/tracked-files.mjs";

// `npm test`: everything there is to check, on real parts: a content service with
// a database of its own, a site built from it, a browser in front of both.
await command(async () => {
  const begin = Date.now();
  const changes = trackedChanges();
  await installBoth({ dev: true });
  const { settings, ...ports } = await testSettings();

  const units = await testUnits();
  await compileForTests(settings);
  await Promise.all([checkCode(), buildPanelForTests(settings)]);

  // Databases, Gatsby and browsers wait for much: two rows of steps keep two cores busy.
  const built = buildForTests(settings).then(() => checkBuilt(settings));
  const testServiceThenTools = async () => {
    const service = await testCms();
    await built;
    await step("checking its HTML (Nu HTML checker)", checkHtml, (checked) => checked);
    await step(
      "rating its delivery (MDN's HTTP Observatory)",
      () => rateWithObservatory(settings),
      (scores) => scores,
    );

    return sumTests([service, await testNewTechnology(settings)]);
  };
  const testSite = async () => sumTests([await built, await testBrowser(settings, ports)]);
  const others = await Promise.all([testServiceThenTools(), testSite()]);
  checkTrackedFiles(changes);

  console.log(`\nAll checks passed after ${duration(Date.now() - begin)}.`);
  console.log(describeTests(sumTests([units, ...others])));
});
