import { chromium } from "@playwright/test";

import { call, memory, quantile, register } from "./support/bench.mjs";
import { findChromium } from "./support/chromium.mjs";
import { compileCms, startCms } from "./support/cms.mjs";
import { command, step } from "./support/command.mjs";
import { startPreview } from "./support/preview.mjs";
import { publishRelease } from "./support/publish-release.mjs";
import { installBoth } from "./support/set-up.mjs";
import { testSettings } from "./support/test-settings.mjs";

// `npm run bench:preview`: how long it takes from Save to the words on the page of an open
// preview, 50 times in a row or as often as `-- <count>` says, and how much memory the draft
// server holds meanwhile. On a seeded content service of its own.
const count = Number(process.argv[2] ?? 50);
const home = "api::home.home";

/** An open preview of the home page. @param {string} address @param {string} token */
const openPreview = async (address, token) => {
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { data } = await call(address, `/content-manager/preview/url/${home}`, { token });
  await page.goto(data.url);
  await page.getByRole("heading", { level: 1 }).waitFor();

  return { browser, page };
};

await command(async () => {
  await installBoth();
  const { settings } = await testSettings();
  const address = settings.STRAPI_API_URL;
  await step("compiling the content service", compileCms);
  await step("starting it with the seed", () => startCms(settings));
  await step("the first release", () => publishRelease(settings));
  const server = await step("starting the draft server", () => startPreview(settings));
  const token = await register(address);
  const { browser, page } = await step("opening a preview", () => openPreview(address, token));

  const type = `/content-manager/single-types/${home}`;
  const { hero } = (await call(address, type, { token })).data;
  const before = memory(server);
  /** @type {number[]} */
  const times = [];
  for (let index = 1; index <= count; index += 1) {
    const title = `Saved ${index} times`;
    const begin = performance.now();
    await call(address, type, { method: "PUT", body: { hero: { ...hero, title } }, token });
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    times.push(performance.now() - begin);
  }
  await browser.close();
  console.log(
    `\n  save to visible, ${times.length} times: median ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms; draft server ${before} MB, then ${memory(server)} MB`,
  );
});
