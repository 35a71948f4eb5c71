import { join } from "node:path";

import { serveReleases } from "../delivery/serve.ts";

import { call, memory, quantile, register } from "./support/bench.mjs";
import { compileCms, startCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { freePort } from "./support/ports.mjs";
import { start } from "./support/processes.mjs";
import { root } from "./support/project.mjs";
import { publishRelease } from "./support/publish-release.mjs";
import { releasesFolder } from "./support/releases.mjs";
import { installBoth } from "./support/set-up.mjs";
import { testSettings } from "./support/test-settings.mjs";

// `npm run bench:publishing`: how long it takes from Publish in the panel to the page that
// visitors get, 20 times in a row or as often as `-- <count>` says, and how much memory the
// two services hold meanwhile. On a seeded content service of its own.
const count = Number(process.argv[2] ?? 20);
const page = "/blog/";

await command(async () => {
  await installBoth();
  const { settings: test, sitePort } = await testSettings();
  const builderPort = await freePort();
  /** @type {Record<string, string>} */
  const settings = {
    ...test,
    CMS_ADMIN_PANEL: "true",
    PUBLISHER_PORT: String(builderPort),
    PUBLISHER_URL: `http://127.0.0.1:${builderPort}`,
  };
  await step("compiling the content service", compileCms);
  const cms = await step("starting it with the seed", () => startCms(settings));
  await step("the first release", () => publishRelease(settings));
  await serveReleases({ releases: releasesFolder(settings), port: sitePort });
  const builder = start(process.execPath, [join(root, "scripts/builder.mjs")], { env: settings });

  const address = settings.STRAPI_API_URL ?? "";
  const token = await register(address);
  const type = "/content-manager/collection-types/api::category.category";
  const { results } = await call(address, `${type}?sort=slug:ASC&page=1&pageSize=1`, { token });
  const [{ documentId, slug }] = results;

  /** @param {string} words */
  const isShown = async (words) => {
    const answer = await fetch(`http://127.0.0.1:${sitePort}${page}`);

    return answer.ok && (await answer.text()).includes(words);
  };
  /** @type {number[]} */
  const times = [];
  for (let index = 1; index <= count; index += 1) {
    const name = `Measured ${index} times`;
    const begin = Date.now();
    await call(address, `${type}/${documentId}/actions/publish`, {
      body: { name, slug },
      token,
    });
    while (!(await isShown(name))) await new Promise((resolve) => setTimeout(resolve, 100));
    const seconds = (Date.now() - begin) / 1000;
    times.push(seconds);
    console.log(
      `  ${String(index).padStart(3)}. visible after ${seconds.toFixed(1)} s; content service ${memory(cms)} MB, builder ${memory(builder)} MB`,
    );
  }
  console.log(
    `\n  publish to visible, ${times.length} times: median ${quantile(times, 0.5).toFixed(1)} s, p95 ${quantile(times, 0.95).toFixed(1)} s`,
  );
});
