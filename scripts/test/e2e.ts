import { runCommand } from "../../publisher/process.ts";
import {
  buildTestSite,
  compileForTests,
  runBrowserTests,
  runBuiltSiteTests,
} from "./lib/stages.ts";
import { testSettings } from "./lib/test-settings.ts";

// The browser tests on a new build. With arguments,
// for example a file name, they include what `npm test` leaves out.
await runCommand(async () => {
  const { settings, ...ports } = await testSettings();

  await compileForTests();
  await buildTestSite(settings);
  await runBuiltSiteTests(settings);
  const args = process.argv.slice(2);
  await runBrowserTests(settings, ports, { all: args.length > 0, args });
});
