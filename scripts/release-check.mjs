import { join } from "node:path";

import { verifySite } from "../publisher/http/verify.ts";
import { listFiles } from "../publisher/files.ts";
import { isImmutable } from "../publisher/http/immutable.ts";
import { readRules } from "../publisher/http/rules.ts";

import { command } from "./support/command.mjs";
import { readEnvironment } from "./support/environment.mjs";
import { Failure } from "./support/failure.mjs";
import { releasesFolder } from "./support/releases.mjs";

// `npm run release:check -- https://www.example.com`: asks a live site for every promise of
// the current release: headers, cache, redirects, wrong addresses, compression, forms.
await command(async () => {
  const environment = readEnvironment();
  const address = process.argv[2] ?? environment.SITE_URL ?? "";
  if (!URL.canParse(address)) {
    throw new Failure("Say which site: npm run release:check -- https://www.example.com");
  }
  const folder = join(releasesFolder(environment), "current");
  /** @type {string[]} */
  const paths = await listFiles(join(folder, "site")).catch(() => []);
  const page = paths.find(
    (path) => /^\/.+\/index\.html$/.test(path) && paths.includes(path.replace(/html$/, "md")),
  );
  const bundle = paths.find((path) => path.endsWith(".js") && isImmutable(path));
  if (!page || !bundle) throw new Failure("There is no release to compare with: npm run release.");

  const checks = await verifySite(await readRules(folder), {
    base: new URL(address),
    page: page.slice(0, -"index.html".length),
    bundle,
  });
  for (const { name, problem } of checks) {
    console.log(`  ${problem ? "✗" : "✓"} ${name}${problem ? `: ${problem}` : ""}`);
  }
  const broken = checks.filter(({ problem }) => problem).length;
  if (broken > 0) throw new Failure(`${broken} of ${checks.length} promises are not kept.`);
});
