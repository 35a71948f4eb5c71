import { parseArgs } from "node:util";

import { runMain } from "../../publisher/process.ts";

import { createJourney } from "./journey/create-journey.ts";
import { measureSave, openPreviews } from "./journey/editing.ts";
import { startEnvironment } from "./journey/environment.ts";
import { runFaults } from "./journey/faults.ts";
import { formatDurations, repeat } from "./journey/figures.ts";
import { publishBesideFault } from "./journey/hold-back.ts";
import { acceptInvitation, inviteEditor, registerFirstAdmin } from "./journey/accounts.ts";
import {
  measurePublish,
  openWebsitePage,
  publishHeadline,
  publishInvalidRecord,
  rollBackInPanel,
  withMissingCover,
} from "./journey/publishing.ts";
import { publishArticleWithScript, readArticleWithScript } from "./journey/article-with-script.ts";
import { publishRedirect, waitForRedirect } from "./journey/redirects.ts";
import { scheduleArticle, scheduleUnpublish } from "./journey/scheduling.ts";
import { saveTogether } from "./journey/saving.ts";
import { waitForResponse, waitForText } from "./journey/visitors.ts";

// An editor's work in a browser, against the real panel and all programs of `npm start`, from the
// first sign-in to a scheduled article. Prints how long saves and publishes take, and asserts no
// time. `--saves 1 --publishes 1` is the shortest run; `--faults` ends with programs that are
// killed during builds and an activation, and restart.
const { values } = parseArgs({
  options: {
    saves: { type: "string", default: "50" },
    publishes: { type: "string", default: "5" },
    faults: { type: "boolean", default: false },
  },
});

await runMain(async () => {
  const environment = await startEnvironment();
  const { panel, registrationUrl, site, programs } = environment;
  const journey = await createJourney();

  const administrator = await journey.person();
  const editor = await journey.person();
  await journey.step("the first administrator registers", () =>
    registerFirstAdmin(administrator, registrationUrl),
  );
  const link = await journey.step("the administrator invites an editor", () =>
    inviteEditor(administrator, panel),
  );
  await journey.step("the editor accepts", () => acceptInvitation(editor, link));

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
  const published = `Published ${values.publishes} times`;

  await journey.step(
    "publishes an invalid address, and gets an error at its field",
    () => publishInvalidRecord(editor, panel),
    (message) => message,
  );

  await journey.step(
    "saves a record that somebody else has saved, and chooses a version",
    () => saveTogether(administrator, editor, panel),
    (message) => message,
  );

  await previews.beside.close();
  const failing = await openPreviews(editor, panel);
  await journey.step(
    "publishes while the file of a cover is missing, and reads why it failed",
    () =>
      withMissingCover(environment, async (file) => {
        await publishHeadline(failing, "Published without a cover");
        await openWebsitePage(editor, panel);
        await editor.getByText("The last update failed.").waitFor();
        await editor.getByText(`The file "${file}" of the media library`).first().waitFor();
        await waitForText(site, published);
      }),
  );
  await journey.step("builds again with “Update now” once the file is back", async () => {
    await editor.getByRole("button", { name: "Update now" }).click();
    await waitForText(site, "Published without a cover");
  });
  await journey.step("rolls back to the previous release", async () => {
    await rollBackInPanel(editor);
    await waitForText(site, published);
  });

  await failing.beside.close();
  const beside = await journey.step("opens the previews again", () => openPreviews(editor, panel));
  await journey.step(
    "publishes beside an invalid record, which alone is held back",
    () => publishBesideFault(environment, beside, "Published beside a fault"),
    (message) => message,
  );
  await beside.beside.close();
  await journey.step("builds again once that record is valid", async () => {
    await editor.getByRole("button", { name: "Update now" }).click();
    await editor.getByText("Visitors see everything that is published.").waitFor();
  });

  const redirect = { from: "/old-page/", to: "/contact-us/" };
  const article = await journey.step(
    "publishes an article with a picture and a script in its text, after a link that runs script was refused",
    () => publishArticleWithScript(editor, panel),
    ({ refusal }) => refusal,
  );
  await journey.step("publishes a redirect", () => publishRedirect(editor, panel, redirect));
  const visitor = await journey.person();
  await journey.step(
    "visitors get the picture as AVIF, the script as text, and the redirect",
    async () => {
      await readArticleWithScript(visitor, `${site}/blog/${article.slug}/`);
      await waitForRedirect(site, redirect);
    },
  );

  const at = new Date(Date.now() + 2 * 60_000);
  const title = "An article that comes by itself";
  const scheduled = await journey.step("schedules an article", () =>
    scheduleArticle(editor, panel, { title, at }),
  );
  const unpublished = await journey.step("schedules when another is unpublished", () =>
    scheduleUnpublish(editor, panel, at),
  );
  await journey.step("the first is published, and the other unpublished", async () => {
    await waitForText(`${site}/blog/${scheduled}/`, title);
    await waitForResponse(`${site}/blog/${unpublished}/`, (status) => status === 404);
  });

  if (values.faults) await runFaults(environment, editor, journey.step);
  await journey.close();
});
