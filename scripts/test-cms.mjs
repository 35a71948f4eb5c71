import { compileCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { installBoth } from "./support/set-up.mjs";
import { testCms } from "./support/stages.mjs";

// `npm run test:cms`: the content service's tests alone.
await command(async () => {
  await installBoth({ dev: true });
  await step("compiling the content service", compileCms);
  await testCms();
});
