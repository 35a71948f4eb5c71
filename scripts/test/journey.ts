import { parseArgs } from "node:util";

import { openPreviews, saveAndSee } from "./journey/editing.mjs";
import { walkThroughFaults } from "./journey/faults.mjs";
import { publishBesideFault } from "./journey/hold-back.mjs";
import { describeTimes, repeat } from "./journey/figures.mjs";
import { acceptInvitation, inviteEditor, registerFirst } from "./journey/people.mjs";
import {
  goBack,
  openWebsite,
  publishAndSee,
  publishHeadline,
  publishWrongRecord,
  withoutPicture,
} from "./journey/publishing.mjs";
import {
  publishHostileArticle,
  publishRedirect,
  readHostileArticle,
  untilRedirected,
} from "./journey/round-trip.mjs";
import { scheduleRemoval, writeScheduled } from "./journey/scheduling.mjs";
import { setStage } from "./journey/stage.mjs";
import { saveTogether } from "./journey/unsaved.mjs";
import { untilSite, untilVisible } from "./journey/visitors.mjs";
import { command } from "./support/command.mjs";
import { installBoth } from "./support/set-up.mjs";

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
  const { startWalk } = await import("./journey/walk.mjs");
  const stage = await setStage();
  const { panel, setUp, site, programs } = stage;
  const walk = await startWalk();

  const administrator = await walk.person();
  const editor = await walk.person();
  await walk.step("the first administrator registers", () => registerFirst(administrator, setUp));
  const link = await walk.step("invites an editor", () => inviteEditor(administrator, panel));
  await walk.step("who accepts", () => acceptInvitation(editor, link));

  const previews = await walk.step("opens both previews", () => openPreviews(editor, panel));
  await walk.step(
    "writes the headline in the page, saves, and sees it in the other window",
    () => repeat(Number(values.saves), programs, (n) => saveAndSee(previews, `Saved ${n} times`)),
    describeTimes,
  );
  await walk.step(
    "publishes, and visitors see it",
    () =>
      repeat(Number(values.publishes), programs, (n) =>
        publishAndSee(previews, site, `Published ${n} times`),
      ),
    describeTimes,
  );
  const good = `Published ${values.publishes} times`;

  await walk.step(
    "is refused a wrong address, at its field",
    () => publishWrongRecord(editor, panel),
    (sentence) => sentence,
  );

  await walk.step(
    "saves what somebody else has saved meanwhile, and chooses",
    () => saveTogether(administrator, editor, panel),
    (told) => told,
  );

  await previews.beside.close();
  const failing = await openPreviews(editor, panel);
  await walk.step("publishes while the file of another picture is gone, and reads why not", () =>
    withoutPicture(stage, async (picture) => {
      await publishHeadline(failing, "Published without a picture");
      await openWebsite(editor, panel);
      await editor.getByText("The last update failed.").waitFor();
      await editor.getByText(`The file "${picture}" of the media library`).first().waitFor();
      await untilVisible(site, good);
    }),
  );
  await walk.step("builds again with “Build now” when the file is back", async () => {
    await editor.getByRole("button", { name: "Build now" }).click();
    await untilVisible(site, "Published without a picture");
  });
  await walk.step("goes back to the release before", async () => {
    await goBack(editor);
    await untilVisible(site, good);
  });

  await failing.beside.close();
  const beside = await walk.step("opens the previews again", () => openPreviews(editor, panel));
  await walk.step(
    "publishes beside a record at fault, which alone is held back",
    () => publishBesideFault(stage, beside, "Published beside a fault"),
    (sentence) => sentence,
  );
  await beside.beside.close();
  await walk.step("builds again when that record is right", async () => {
    await editor.getByRole("button", { name: "Build now" }).click();
    await editor.getByText("Visitors see everything that is published.").waitFor();
  });

  const moved = { from: "/old-page/", to: "/contact-us/" };
  const hostile = await walk.step(
    "is refused a link that runs script, and publishes an article with a picture and a script in its text",
    () => publishHostileArticle(editor, panel),
    ({ refusal }) => refusal,
  );
  await walk.step("sends visitors of an old address elsewhere", () =>
    publishRedirect(editor, panel, moved),
  );
  const visitor = await walk.person();
  await walk.step(
    "visitors get the picture as AVIF, the script as words, and the redirect",
    async () => {
      await readHostileArticle(visitor, `${site}/blog/${hostile.slug}/`);
      await untilRedirected(site, moved);
    },
  );

  const at = new Date(Date.now() + 2 * 60_000);
  const title = "An article that comes by itself";
  const written = await walk.step("schedules an article", () =>
    writeScheduled(editor, panel, { title, at }),
  );
  const removed = await walk.step("schedules the end of another", () =>
    scheduleRemoval(editor, panel, at),
  );
  await walk.step("one article comes by itself, and the other goes", async () => {
    await untilVisible(`${site}/blog/${written}/`, title);
    await untilSite(`${site}/blog/${removed}/`, (status) => status === 404);
  });

  if (values.faults) await walkThroughFaults(stage, editor, walk.step);
  await walk.close();
});
