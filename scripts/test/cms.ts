import { command } from "../support/command.mjs";
import { installBoth } from "../support/set-up.mjs";
import { compileForTests, testCms } from "../support/stages.mjs";

// `npm run test:cms`: the tests of the content service only.
await command(async () => {
  await installBoth({ dev: true });
  await compileForTests();
  await testCms();
});
