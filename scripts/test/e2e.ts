import { command } from "../support/command.mjs";
import { installBoth } from "../support/set-up.mjs";
import { buildForTests, checkBuilt, compileForTests, testBrowser } from "../support/stages.mjs";
import { testSettings } from "../support/test-settings.mjs";

// `npm run test:e2e [-- Playwright's arguments]`: the browser tests on a new build. With arguments,
// for example a file name, they include what `npm test` leaves out.
await command(async () => {
  await installBoth({ dev: true });
  const { settings, ...ports } = await testSettings();

  await compileForTests();
  await buildForTests(settings);
  await checkBuilt(settings);
  const args = process.argv.slice(2);
  await testBrowser(settings, ports, { all: args.length > 0, args });
});
