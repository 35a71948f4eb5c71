import { parseArgs } from "node:util";

import { openPreviews, measureSave } from "./journey/editing.ts";
import { runFaults } from "./journey/faults.ts";
import { publishBesideFault } from "./journey/hold-back.ts";
import { formatDurations, repeat } from "./journey/figures.ts";
import { acceptInvitation, inviteInPanel, registerFirstAdmin } from "./journey/people.ts";
import {
  rollBackInPanel,
  openPublishingPage,
  measurePublish,
  publishHeadline,
  publishInvalidRecord,
  withMissingImage,
} from "./journey/publishing.ts";
import {
  publishArticleWithScript,
  publishRedirect,
  readArticleWithScript,
  waitForRedirect,
} from "./journey/round-trip.ts";
import { scheduleUnpublish, scheduleArticle } from "./journey/scheduling.ts";
import { startEnvironment } from "./journey/environment.ts";
import { saveTogether } from "./journey/unsaved.ts";
import { waitForResponse, waitForText } from "./journey/visitors.ts";
import { command } from "../support/command.mjs";
import { installBoth } from "../support/set-up.mjs";

// `npm run journey`: an editor's work in a browser, against the real panel and all that
// `npm start` runs, from the first sign-in to an article that appears by itself. Prints how
// long saves and publishes take, and asserts no time. Shorter with
// `npm run journey -- --saves 1 --publishes 1`; with `--faults` programs die at the end, in the
// middle of builds and of a switch, and come back.
const { values } = parseArgs({
  options: {
    saves: { type: "string", default: "50" },
    publishes: { type: "string", default: "5" },
    faults: { type: "boolean", default: false },
  },
});

await command(async () => {
  await installBoth({ dev: true });
  // It needs the packages.
  const { createJourney } = await import("./journey/create-journey.ts");
  const environment = await startEnvironment();
  const { panel, setUp, site, programs } = environment;
  const journey = await createJourney();

  const administrator = await journey.person();
  const editor = await journey.person();
  await journey.step("the first administrator registers", () =>
    registerFirstAdmin(administrator, setUp),
  );
  const link = await journey.step("invites an editor", () => inviteInPanel(administrator, panel));
  await journey.step("who accepts", () => acceptInvitation(editor, link));

  const previews = await journey.step("opens both previews", () => openPreviews(editor, panel));
  await journey.step(
    "writes the headline in the page, saves, and sees it in the other window",
    () => repeat(Number(values.saves), programs, (n) => measureSave(previews, `Saved ${n} times`)),
    formatDurations,
  );
  await journey.step(
    "publishes, and visitors see it",
    () =>
      repeat(Number(values.publishes), programs, (n) =>
        measurePublish(previews, site, `Published ${n} times`),
      ),
    formatDurations,
  );
  const good = `Published ${values.publishes} times`;

  await journey.step(
    "is refused a wrong address, at its field",
    () => publishInvalidRecord(editor, panel),
    (sentence) => sentence,
  );

  await journey.step(
    "saves what somebody else has saved meanwhile, and chooses",
    () => saveTogether(administrator, editor, panel),
    (told) => told,
  );

  await previews.beside.close();
  const failing = await openPreviews(editor, panel);
  await journey.step("publishes while the file of another picture is gone, and reads why not", () =>
    withMissingImage(environment, async (picture) => {
      await publishHeadline(failing, "Published without a picture");
      await openPublishingPage(editor, panel);
      await editor.getByText("The last update failed.").waitFor();
      await editor.getByText(`The file "${picture}" of the media library`).first().waitFor();
      await waitForText(site, good);
    }),
  );
  await journey.step("builds again with “Build now” when the file is back", async () => {
    await editor.getByRole("button", { name: "Build now" }).click();
    await waitForText(site, "Published without a picture");
  });
  await journey.step("goes back to the release before", async () => {
    await rollBackInPanel(editor);
    await waitForText(site, good);
  });

  await failing.beside.close();
  const beside = await journey.step("opens the previews again", () => openPreviews(editor, panel));
  await journey.step(
    "publishes beside a record at fault, which alone is held back",
    () => publishBesideFault(environment, beside, "Published beside a fault"),
    (sentence) => sentence,
  );
  await beside.beside.close();
  await journey.step("builds again when that record is right", async () => {
    await editor.getByRole("button", { name: "Build now" }).click();
    await editor.getByText("Visitors see everything that is published.").waitFor();
  });

  const moved = { from: "/old-page/", to: "/contact-us/" };
  const hostile = await journey.step(
    "is refused a link that runs script, and publishes an article with a picture and a script in its text",
    () => publishArticleWithScript(editor, panel),
    ({ refusal }) => refusal,
  );
  await journey.step("sends visitors of an old address elsewhere", () =>
    publishRedirect(editor, panel, moved),
  );
  const visitor = await journey.person();
  await journey.step(
    "visitors get the picture as AVIF, the script as words, and the redirect",
    async () => {
      await readArticleWithScript(visitor, `${site}/blog/${hostile.slug}/`);
      await waitForRedirect(site, moved);
    },
  );

  const at = new Date(Date.now() + 2 * 60_000);
  const title = "An article that comes by itself";
  const written = await journey.step("schedules an article", () =>
    scheduleArticle(editor, panel, { title, at }),
  );
  const removed = await journey.step("schedules the end of another", () =>
    scheduleUnpublish(editor, panel, at),
  );
  await journey.step("one article comes by itself, and the other goes", async () => {
    await waitForText(`${site}/blog/${written}/`, title);
    await waitForResponse(`${site}/blog/${removed}/`, (status) => status === 404);
  });

  if (values.faults) await runFaults(environment, editor, journey.step);
  await journey.close();
});
