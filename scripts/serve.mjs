import { currentRelease } from "../publisher/releases.ts";
import { serveReleases } from "../publisher/http/serve.ts";

import { command } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { Failure } from "./support/failure.mjs";
import { checkFree, portFrom } from "./support/ports.mjs";
import { releasesFolder } from "./support/releases.mjs";
import { installBoth } from "./support/set-up.mjs";

// `npm run serve`: the current release, without a content service, until it is stopped.
await command(async () => {
  await installBoth();
  const environment = readEnvironment();
  const port = portFrom(environment, "SITE_PORT", 9000);
  await checkFree(port, "SITE_PORT");
  const releases = releasesFolder(environment);
  const current = await currentRelease(releases);
  if (!current) throw new Failure("There is no release yet: run npm run release first.");

  const server = await serveReleases({ releases, port });
  console.log(`The site is at http://localhost:${port}: ${current.id}. Ctrl-C stops it.`);
  await new Promise((done) => server.once("close", done));
});
