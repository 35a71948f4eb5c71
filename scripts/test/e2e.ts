import { command } from "../support/command.mjs";
import { installBoth } from "../support/set-up.mjs";
import { buildForTests, checkBuilt, compileForTests, testBrowser } from "../support/stages.mjs";
import { testSettings } from "../support/test-settings.mjs";

// `npm run test:e2e [-- Playwright's arguments]`: the site is built and looked at
// as visitors would; a file name as argument runs that file alone, with what `npm test` leaves out.
await command(async () => {
  await installBoth({ dev: true });
  const { settings, ...ports } = await testSettings();

  await compileForTests();
  await buildForTests(settings);
  await checkBuilt(settings);
  const args = process.argv.slice(2);
  await testBrowser(settings, ports, { all: args.length > 0, args });
});
