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

// `npm test`: what every change must pass, without doubles: a content service with a database of
// its own, a site built from it, and a browser. `npm run test:all` leaves nothing out.
// The steps run one after another, since each uses every core.
await testCommand(async (settings, ports) => {
  await checkRecordTypes(settings);
  await checkCode();
  const counts = [await testUnits(), await testCms()];
  await buildForTests(settings);

  return [...counts, await checkBuilt(settings), await testBrowser(settings, ports)];
});
