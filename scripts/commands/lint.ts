import { checkCode } from "./support/checks.mjs";
import { command } from "./support/command.mjs";
import { installBoth } from "./support/set-up.mjs";

// `npm run lint`: format, code, styles and types of both projects.
await command(async () => {
  await installBoth({ dev: true });
  await checkCode();
});
