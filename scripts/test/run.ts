import { checkCode } from "./lib/checks.ts";
import {
  assertTypesCurrent,
  buildTestSite,
  runBrowserTests,
  runBuiltSiteTests,
  runCmsTests,
  runUnitTests,
} from "./lib/stages.ts";
import { testCommand } from "./lib/test-command.ts";

// `npm test`: what every change must pass, without doubles: a content service with a database of
// its own, a site built from it, and a browser. `npm run test:all` leaves nothing out.
// The steps run one after another, since each uses every core.
await testCommand(async (settings, ports) => {
  await assertTypesCurrent(settings);
  await checkCode();
  const counts = [await runUnitTests(), await runCmsTests()];
  await buildTestSite(settings);

  return [...counts, await runBuiltSiteTests(settings), await runBrowserTests(settings, ports)];
});
