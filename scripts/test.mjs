import { checkCode } from "./support/checks.mjs";
import { command, duration } from "./support/command.mjs";
import { installBoth } from "./support/set-up.mjs";
import { buildTrial, checkBuilt, testBrowser, testCms, testUnits } from "./support/stages.mjs";
import { trialSettings } from "./support/trial.mjs";

// `npm test`: everything there is to check, on real parts: a content service with
// a database of its own, a site built from it, a browser in front of both.
await command(async () => {
  const begin = Date.now();
  await installBoth();
  const { settings, sitePort } = await trialSettings();

  await checkCode();
  await testUnits();
  await testCms();
  await buildTrial(settings);
  await checkBuilt(settings);
  await testBrowser(settings, sitePort);
  console.log(`\nAll checks passed after ${duration(Date.now() - begin)}.`);
});
