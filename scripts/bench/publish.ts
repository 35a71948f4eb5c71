import { projectDir } from "../../publisher/project.ts";
import { runMain } from "../../publisher/process.ts";
import { step } from "../lib/print.ts";

import { openCheckout } from "./publish/checkout.ts";
import { readOptions } from "./publish/options.ts";
import { tableRows } from "./publish/report.ts";

// Measures the time from the call of Publish, as the panel calls it, to the page that a visitor gets
// having the change, for several kinds of changes, with the sample content on all programs of
// `npm start`, which each round starts and stops; the first publish also after a start without `.cache`
// and `public`, once. `--beside <path>` measures another checkout in turns with this one; `--articles
// <n>` adds copies of the sample's articles first. Asserts no time.
await runMain(async () => {
  const { rounds, articles, beside } = readOptions(process.argv.slice(2));
  const folders = [projectDir, ...(beside ? [beside] : [])];
  const checkouts = [];
  for (const [index, folder] of folders.entries()) {
    const checkout = await openCheckout(folder);
    const name = index === 0 ? "here" : "there";
    await step(`${name}: npm start builds the site`, () => checkout.prepare(articles));
    checkouts.push({ ...checkout, name });
  }

  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, runRound } of checkouts) {
      await step(
        `${name}: round ${round} of ${rounds}`,
        () => runRound(round),
        (memory) => `memory of the publisher ${memory}`,
      );
    }
  }
  const [here, there] = checkouts;
  if (here) console.table(tableRows(here.measured, there?.measured));
});
