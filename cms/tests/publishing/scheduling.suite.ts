import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { validRecords } from "../../src/common/testing/refusals";
import { readContent } from "../../src/publishing/changes/content-digest";
import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

import { article, articleFields } from "../support/articles";
import { documentsOf } from "../support/documents";
import { query } from "../support/query";
import type { PanelService } from "../support/use-panel-service";
import { until } from "../support/wait";

// In the distant future, because the CMS's own schedule runs, too.
const noon = new Date("2099-03-01T12:00:00.000Z");
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

type Article = {
  documentId: string;
  publishAt: string | null;
  unpublishAt: string | null;
  scheduleProblem: string | null;
};

/**
 * Declares tests of the schedule, for any database. Strapi stores its routes in modules, so each
 * database needs a separate process and test file.
 *
 * @param service available once tests run.
 */
export const describeScheduling = (service: PanelService) => {
  const documents = () => documentsOf<Article>(service, article);
  let events: string[] = [];
  before(() => {
    for (const name of ["entry.publish", "entry.unpublish"]) {
      service.strapi.eventHub.on(name, async () => {
        events.push(name.replace("entry.", ""));
      });
    }
  });
  beforeEach(() => (events = []));

  const save = (fields: object) => documents().create({ data: articleFields(fields) });
  const draft = ({ documentId }: Article) => documents().findOne({ documentId });
  const published = ({ documentId }: Article) =>
    documents().findOne({ documentId, status: "published" });

  /** Each publication creates a row. */
  const newestRow = async () => {
    const [row] = await query<{ id: number }>(service, "select max(id) as id from articles");

    return row?.id ?? 0;
  };

  test("publishes due records once, and none before their time", async () => {
    const due = await save({ publishAt: noon });
    const later = await save({ publishAt: minutes(1) });
    await save({});
    const before = await newestRow();

    await runScheduled(service.strapi, minutes(-1));
    assert.equal(await newestRow(), before);

    await runScheduled(service.strapi, noon);
    await runScheduled(service.strapi, noon);
    assert.equal(await newestRow(), before + 1);
    assert.ok(await published(due));
    assert.equal((await draft(due))?.publishAt, null);
    assert.equal(await published(later), null);

    await runScheduled(service.strapi, minutes(1));
    assert.ok(await published(later));
    // Like a manual publication, which starts a build.
    await until("both are announced", () => events.join() === "publish,publish");
  });

  test("counts the day after a job opening's last day as a change, once", async () => {
    const words = "Words.";
    await documentsOf(service, "api::job-opening.job-opening").create({
      data: {
        title: "Tester",
        slug: "tester",
        team: words,
        place: words,
        kind: "full-time",
        summary: words,
        body: words,
        closesOn: "2099-03-01",
        seo: { title: "Tester", description: words },
      },
      status: "published",
    });
    const readAt = async (time: string, since: string | null = null) =>
      (await readContent(service.strapi, since, new Date(time)))?.digest ?? null;
    const open = await readAt(noon.toISOString());
    const closed = await readAt("2099-03-02T12:00:00.000Z");

    assert.equal(await readAt("2099-03-02T11:59:59.999Z", open), null);
    assert.equal(await readAt("2099-03-02T12:00:00.000Z", open), closed);
    assert.equal(await readAt("2099-04-02T00:00:00.000Z", closed), null);
  });

  test("unpublishes due records, and clears the time if nothing was published", async () => {
    const due = await save({ unpublishAt: minutes(5) });
    await documents().publish({ documentId: due.documentId });
    const never = await save({ unpublishAt: minutes(5) });

    await runScheduled(service.strapi, minutes(4));
    assert.ok(await published(due));

    await runScheduled(service.strapi, minutes(5));
    assert.equal(await published(due), null);
    assert.equal((await draft(due))?.unpublishAt, null);
    assert.equal((await draft(never))?.unpublishAt, null);
    await until("it is announced", () => events.includes("unpublish"));
  });

  test("runs the latest schedule after downtime", async () => {
    const gone = await save({ publishAt: minutes(10), unpublishAt: minutes(20) });
    const back = await save({ publishAt: minutes(12), unpublishAt: minutes(11) });

    await runScheduled(service.strapi, minutes(60));
    assert.equal(await published(gone), null);
    assert.ok(await published(back));
    for (const one of [gone, back]) assert.equal((await draft(one))?.scheduleProblem, null);
  });

  test("stores the error in the draft, and does not retry", async () => {
    const broken = await save({ publishAt: minutes(70), excerpt: null });
    await runScheduled(service.strapi, minutes(70));
    const noted = await draft(broken);
    assert.equal(noted?.publishAt, null);
    assert.equal(noted.scheduleProblem, "Not published as scheduled. Summary: Fill this in.");

    await documents().update({ documentId: broken.documentId, data: { excerpt: "Words." } });
    await runScheduled(service.strapi, minutes(71));
    assert.equal(await published(broken), null);

    await documents().update({
      documentId: broken.documentId,
      data: { publishAt: minutes(72) },
    });
    await runScheduled(service.strapi, minutes(72));
    assert.ok(await published(broken));
    assert.equal((await draft(broken))?.scheduleProblem, null);

    await documents().update({ documentId: broken.documentId, data: { scheduleProblem: "Old." } });
    await documents().publish({ documentId: broken.documentId });
    assert.equal((await draft(broken))?.scheduleProblem, null);
  });

  test("publishes a record after the one that it needs, and unpublishes it before", async () => {
    const publishAt = minutes(80);
    const unpublishAt = minutes(90);
    const projects = documentsOf<Article>(service, "api::project.project");
    const pages = documentsOf<Article>(service, "api::page.page");
    const chosen = await save({ publishAt, unpublishAt });
    const work = await projects.create({
      data: {
        ...validRecords.project,
        seo: { title: "Scheduled work", description: "About scheduled work." },
        publishAt,
        unpublishAt,
      },
    });
    const [hero, seo] = validRecords.page?.sections as object[];
    const showing = await pages.create({
      data: {
        ...validRecords.page,
        sections: [
          hero,
          { __component: "sections.projects", title: "Work", projects: [work.documentId] },
          { __component: "sections.articles", title: "Writing", articles: [chosen.documentId] },
          // Another test may have published this page.
          { ...seo, title: "Scheduled page", description: "What is scheduled." },
        ],
        publishAt,
        unpublishAt,
      },
    });
    const all = (status: "draft" | "published") =>
      Promise.all([
        documents().findOne({ documentId: chosen.documentId, status }),
        projects.findOne({ documentId: work.documentId, status }),
        pages.findOne({ documentId: showing.documentId, status }),
      ]);
    const runAt = async (time: Date) => {
      await runScheduled(service.strapi, time);
      assert.deepEqual(
        (await all("draft")).map((one) => one?.scheduleProblem),
        [null, null, null],
      );

      return (await all("published")).map((one) => one !== null);
    };

    assert.deepEqual(await runAt(publishAt), [true, true, true]);
    assert.deepEqual(await runAt(unpublishAt), [false, false, false]);
  });

  test("waits if an editor publishes before the time", async () => {
    const { documentId } = await save({ publishAt: noon });

    await assert.rejects(documents().publish({ documentId }), (error: { details: unknown }) => {
      assert.deepEqual(error.details, {
        errors: [
          {
            path: ["publishAt"],
            message:
              "This record is scheduled for a later time: save it instead, or clear this field to publish it now.",
            name: "ValidationError",
          },
        ],
      });

      return true;
    });
    await documents().update({ documentId, data: { publishAt: null, unpublishAt: long } });
    await assert.rejects(documents().publish({ documentId }), /This time is in the past/);
    await runScheduled(service.strapi);
  });

  const long = new Date("2020-01-01T00:00:00.000Z");
};
