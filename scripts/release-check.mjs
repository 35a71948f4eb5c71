import { join } from "node:path";

import { checkSite } from "../publisher/check.ts";
import { listFiles } from "../publisher/files.ts";
import { isHashed } from "../publisher/hashed.ts";
import { readRules } from "../publisher/rules.ts";

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
  const bundle = paths.find((path) => path.endsWith(".js") && isHashed(path));
  if (!page || !bundle) throw new Failure("There is no release to compare with: npm run release.");

  const findings = await checkSite(await readRules(folder), {
    base: new URL(address),
    page: page.slice(0, -"index.html".length),
    bundle,
  });
  for (const { promise, fault } of findings) {
    console.log(`  ${fault ? "✗" : "✓"} ${promise}${fault ? `: ${fault}` : ""}`);
  }
  const broken = findings.filter(({ fault }) => fault).length;
  if (broken > 0) throw new Failure(`${broken} of ${findings.length} promises are not kept.`);
});
