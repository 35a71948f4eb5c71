import { checkCode } from "./support/checks.mjs";
import {
  buildForTests,
  checkBuilt,
  checkRecordTypes,
  testBrowser,
  testCms,
  testUnits,
} from "./support/stages.mjs";
import { testCommand } from "./support/test-command.mjs";

// `npm test`: what every change must pass, on real parts: a content service with a database of
// its own, a site built from it, a browser in front of both. `npm run test:all` leaves nothing out.
await testCommand(async (settings, ports) => {
  // Databases, Gatsby and browsers wait for much: two rows of steps keep two cores busy.
  const testCode = async () => {
    await checkRecordTypes(settings);
    await checkCode();

    return [await testUnits(), await testCms()];
  };
  const testSite = async () => {
    await buildForTests(settings);

    return [await checkBuilt(settings), await testBrowser(settings, ports)];
  };

  return (await Promise.all([testCode(), testSite()])).flat();
});
