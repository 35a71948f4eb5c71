import { checkCode } from "../support/checks.mjs";
import {
  buildForTests,
  checkBuilt,
  checkRecordTypes,
  testBrowser,
  testCms,
  testUnits,
} from "../support/stages.mjs";
import { testCommand } from "../support/test-command.mjs";

// `npm test`: what every change must pass, on real parts: a content service with a database of
// its own, a site built from it, a browser in front of both. `npm run test:all` leaves nothing out.
// One step at a time, each on as many cores as there are: side by side they only slow each other.
await testCommand(async (settings, ports) => {
  await checkRecordTypes(settings);
  await checkCode();
  const counts = [await testUnits(), await testCms()];
  await buildForTests(settings);

  return [...counts, await checkBuilt(settings), await testBrowser(settings, ports)];
});
