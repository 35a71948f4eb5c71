import { command } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { checkFree, portFrom } from "./support/ports.mjs";
import { installBoth } from "./support/set-up.mjs";
import { serveSite } from "./support/site.mjs";

// `npm run serve`: the site as it was built last, without a content service.
await command(async () => {
  await installBoth();
  const environment = readEnvironment();
  const port = portFrom(environment, "SITE_PORT", 9000);
  await checkFree(port, "SITE_PORT");

  const site = await serveSite(environment, port);
  console.log(`The site is at http://localhost:${port}. Ctrl-C stops it.`);
  await site.ended;
});
