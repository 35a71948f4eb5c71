import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { UID } from "@strapi/strapi";
import sharp from "sharp";

import { importContent } from "../../src/content/moving/import-content";
import type { ImportReport } from "../../src/content/moving/report";

import { article, articleFields } from "../support/articles";
import { onAnyDatabase } from "../support/databases";
import { writeParts } from "../support/import-parts";
import { type InProcess, startInProcess } from "../support/in-process";
import { randomBy } from "../support/random";
import { temporaryFolder } from "../support/service";

const category = "api::category.category";
const redirect = "api::redirect.redirect";
const ledger = "api::imported.imported";

type Row = {
  documentId: string;
  title: string;
  slug: string;
  body: string;
  publishedAt: string | null;
  scheduleProblem: string | null;
  category: { slug: string } | null;
  cover: { name: string; url: string } | null;
};

/** Where the import is stopped. */
const stopSeed = 4711;

let lastNumber = 0;

/** The fields of an article that can be published. */
const fieldsOf = (more: object = {}) => {
  const { title, slug, excerpt, body, date, seo } = articleFields() as Record<string, unknown>;

  return { title, slug, excerpt, body, date, seo, ...more };
};

/** A part with a record of its own. */
const part = (data: Record<string, unknown>, more: object = {}) => {
  lastNumber += 1;
  const key = String(data.slug);

  return {
    record: { type: "article", key, source: `post ${lastNumber}`, data, published: true, ...more },
  };
};

const redirectPart = (from: string, to: string) => ({
  redirect: { from, to, source: `redirect ${from}` },
});

const png = () =>
  sharp({ create: { width: 32, height: 18, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();

onAnyDatabase("an import", (settings) => {
  let cms: InProcess;
  /** The number of actions on documents after which each fails; Infinity for none. */
  let actionsLeft = Infinity;

  before(async () => {
    cms = await startInProcess(settings());
    cms.strapi.documents.use((context, next) => {
      if (context.action === "findOne") return next();
      actionsLeft -= 1;
      if (actionsLeft < 0) throw new Error("The power is out.");

      return next();
    });
  });
  after(() => cms.stop());

  const importParts = (parts: object[], pictures: Record<string, Buffer | string> = {}) =>
    importContent(cms.strapi, writeParts(parts, pictures));
  const rowsOf = (where: object, uid: UID.ContentType = article): Promise<Row[]> =>
    cms.strapi.db.query(uid).findMany({
      where,
      orderBy: { id: "asc" },
      ...(uid === article && { populate: { category: true, cover: true } }),
    });
  const published = async (slug: unknown) =>
    (await rowsOf({ slug, publishedAt: { $notNull: true } }))[0];
  const draft = async (slug: unknown) => (await rowsOf({ slug, publishedAt: null }))[0];
  const count = (uid: UID.ContentType) => cms.strapi.db.query(uid).count();
  const countsOf = ({ created, updated, published: count_, skipped }: ImportReport) => [
    created,
    updated,
    count_,
    skipped,
  ];

  test("removes a caption and a focal point that a newer export does not have", async () => {
    const name = "captioned.png";
    const first = { name, source: name, alternativeText: "Blue", caption: "A color" };
    const pictures = { [name]: await png() };
    await importParts([{ picture: { ...first, focalPoint: { x: 10, y: 20 } } }], pictures);
    await importParts([{ picture: { name, source: name, alternativeText: "A sea" } }], pictures);

    const file = await cms.strapi.db.query("plugin::upload.file").findOne({ where: { name } });
    assert.deepEqual(
      [file.alternativeText, file.caption, file.focalPoint],
      ["A sea", "", { x: 50, y: 50 }],
    );
  });

  test("publishes records with their relations and pictures, and creates nothing twice", async () => {
    const text = "A line\u2028and another.\n\n![Blue](pictures/blue.png)\n";
    const data = fieldsOf({ category: "tides", cover: "blue.png", body: text });
    const parts = [
      part(data),
      part({ name: "Tides", slug: "tides" }, { type: "category", source: "category 1" }),
      {
        picture: {
          name: "blue.png",
          source: "picture blue",
          alternativeText: "Blue",
          caption: "A color",
        },
      },
      { loss: { url: "https://old.example/", what: "a shop" } },
    ];
    const pictures = { "blue.png": await png() };
    const report = await importParts(parts, pictures);

    assert.deepEqual([report.drafts, report.leftOut], [[], []]);
    assert.deepEqual(countsOf(report), [2, 0, 2, 0]);
    const record = await published(data.slug);
    assert.equal(record?.category?.slug, "tides");
    assert.equal(record.cover?.name, "blue.png");
    assert.equal(record.body, text.replace("pictures/blue.png", record.cover.url));

    const rows = [await count(article), await count("plugin::upload.file"), await count(ledger)];
    assert.deepEqual(countsOf(await importParts(parts, pictures)), [0, 0, 0, 2]);
    assert.deepEqual(
      [await count(article), await count("plugin::upload.file"), await count(ledger)],
      rows,
    );
  });

  test("brings what has changed, but not over what was edited or deleted here", async () => {
    const [one, two, three] = [fieldsOf(), fieldsOf(), fieldsOf()];
    const parts = [part(one), part(two), part(three)];
    await importParts(parts);
    const edited = await draft(two.slug);
    const deleted = await draft(three.slug);
    const documents = cms.strapi.documents(article);
    const documentId = edited?.documentId ?? "";
    await documents.update({ documentId, data: { title: "Edited here" } } as never);
    await documents.delete({ documentId: deleted?.documentId ?? "" });

    const changed = parts.map(({ record }) => ({
      record: { ...record, data: { ...record.data, title: "Changed there", excerpt: undefined } },
    }));
    // The first one loses a required field, so that its draft cannot be published.
    const report = await importParts([
      { record: { ...changed[0]?.record, data: { ...one, title: "Changed there" } } },
      ...changed.slice(1),
    ]);

    assert.deepEqual(countsOf(report), [0, 1, 1, 0]);
    assert.equal((await published(one.slug))?.title, "Changed there");
    assert.equal((await draft(two.slug))?.title, "Edited here");
    assert.deepEqual(await rowsOf({ slug: three.slug }), []);
    assert.match(report.leftOut.join("\n"), /was edited here since.*\n.*was deleted after/);
  });

  test("keeps the published version of a record that can no longer be published", async () => {
    const data = fieldsOf({ title: "Before" });
    const first = part(data);
    await importParts([first]);
    const { excerpt: _, ...without } = data as Record<string, unknown>;
    const report = await importParts([
      { record: { ...first.record, data: { ...without, title: "After" } } },
    ]);

    assert.equal(report.drafts.length, 1);
    assert.equal((await published(data.slug))?.title, "Before");
    assert.equal((await draft(data.slug))?.title, "After");
  });

  test("keeps a draft that says why it was not published", async () => {
    const { excerpt: _, ...data } = fieldsOf() as Record<string, unknown>;
    const long = fieldsOf({ title: "A long title. ".repeat(20) });
    const report = await importParts([
      part(data),
      part(long),
      part(fieldsOf(), { published: false }),
    ]);

    assert.deepEqual(countsOf(report), [2, 0, 0, 0]);
    assert.equal(report.drafts.length, 1);
    assert.equal(await published(data.slug), undefined);
    const problem = (await draft(data.slug))?.scheduleProblem;
    const sentences = report.drafts[0]?.sentences ?? [];
    assert.equal(problem, ["Not published by the import.", ...sentences].join("\n"));
    assert.match(sentences[0] ?? "", /^Summary: Fill this in/);
    // Strapi saves no draft with a longer text.
    assert.match(report.leftOut.join("\n"), /: Headline: .*at most 110 characters/);
  });

  test("leaves out what is not a picture or does not exist", async () => {
    const body = "One ![none](pictures/none.png) and ![fake](pictures/fake.png).";
    const data = fieldsOf({ cover: "fake.png", category: "unknown", body });
    const report = await importParts(
      [
        part(data),
        { picture: { name: "fake.png", source: "picture fake", alternativeText: "Fake" } },
      ],
      { "fake.png": "<html>no picture</html>" },
    );

    const record = await published(data.slug);
    assert.equal(record?.body, "One  and .");
    assert.equal(record.cover, null);
    assert.equal(record.category, null);
    const sentences = report.leftOut.join("\n");
    for (const what of [
      /^"fake.png" is not a PNG/,
      /category "unknown"/,
      /picture "fake.png" does not/,
      /picture "none.png" of the text/,
    ]) {
      assert.match(sentences, what);
    }

    // The picture is there now: the record, which nobody has edited, gets it.
    const repaired = await importParts(
      [
        { record: { ...part(data).record, source: `post ${lastNumber - 1}` } },
        { picture: { name: "fake.png", source: "picture fake", alternativeText: "Fake" } },
      ],
      { "fake.png": await png() },
    );
    assert.equal(repaired.updated, 1);
    assert.equal((await published(data.slug))?.cover?.name, "fake.png");
  });

  test("takes pictures with another extension, GIFs, and others of a known name", async () => {
    const gif = await sharp(await png())
      .gif()
      .toBuffer();
    const other = await sharp(await png())
      .negate()
      .png()
      .toBuffer();
    const cover = async (name: string, picture: Buffer) => {
      const fields = fieldsOf({ cover: name });
      const source = `cover ${String(fields.slug)}`;
      const parts = [
        part(fields, { source }),
        { picture: { name, source: `picture of ${source}`, alternativeText: "A field" } },
      ];
      await importParts(parts, { [name]: picture });

      return (await rowsOf({ slug: fields.slug, publishedAt: { $notNull: true } }))[0]?.cover;
    };

    assert.equal((await cover("field.jpg", await png()))?.name, "field.png");
    const animation = await cover("moving.gif", gif);
    assert.equal(animation?.name, "moving.webp");
    assert.match(animation.url, /\.webp$/);
    const first = await cover("same.png", await png());
    assert.equal((await cover("same.png", await png()))?.url, first?.url);
    assert.notEqual((await cover("same.png", other))?.url, first?.url);
  });

  test("does not take the address of another record, and goes on", async () => {
    const [one, other] = [fieldsOf(), fieldsOf()];
    await cms.strapi.documents(article).create({ data: one } as never);
    const invalid = fieldsOf({ date: "no date" });
    const report = await importParts([
      part(fieldsOf({ slug: one.slug })),
      part(invalid),
      part(other),
    ]);

    assert.deepEqual(countsOf(report), [1, 0, 1, 0]);
    assert.equal((await rowsOf({ slug: one.slug })).length, 1);
    assert.equal(await draft(invalid.slug), undefined);
    assert.match(report.leftOut.join("\n"), /has this address.*\n.*Date: .*not a date/);
  });

  test("writes nothing if a part has an unknown format, type or field", async () => {
    const rows = [await count(article), await count(ledger)];
    const good = part(fieldsOf());
    const refused = async (bad: object, message: RegExp) => {
      await assert.rejects(importParts([good, bad]), (error: Error) => {
        assert.equal(error.name, "OperatorError");
        assert.match(error.message, message);
        assert.equal(error.message.includes("\n"), false);

        return true;
      });
    };
    await refused(part(fieldsOf(), { type: "articles" }), /^Line 2 .*"articles".*"article"/);
    await refused(part(fieldsOf({ titles: "A" })), /^Line 2 .*titles.*"title"/);
    await refused(part(fieldsOf({ seo: { titles: "A" } })), /seo\.titles/);
    await refused({ ...good }, /has the source/);
    await refused(
      { picture: { name: "../a.png", source: "picture a", alternativeText: "" } },
      /not a record, picture/,
    );
    await refused({ redirects: [] }, /not a record, picture/);
    await assert.rejects(importContent(cms.strapi, temporaryFolder("empty")), /is missing/);

    assert.deepEqual([await count(article), await count(ledger)], rows);
  });

  test("creates redirects, except from pages, to themselves and from where one leads", async () => {
    const data = fieldsOf();
    const parts = [
      part(data),
      redirectPart("/old-import/", `/blog/${String(data.slug)}/`),
      redirectPart("/Old-Import", "/"),
      redirectPart("/same/", "/same"),
      redirectPart(`/blog/${String(data.slug)}`, "/"),
      redirectPart("/second-import/", "/old-import/"),
    ];
    const report = await importParts(parts);

    assert.equal(report.leftOut.length, 3, report.leftOut.join("\n"));
    assert.match(report.leftOut.join("\n"), /already.*\n.*itself.*\n.*a page/);
    assert.match(report.drafts[0]?.sentences.join() ?? "", /^New address: .*is redirected as well/);
    const rows = await rowsOf({ from: { $contains: "import" } }, redirect);
    assert.equal(rows.filter(({ publishedAt }) => publishedAt).length, 1);
    assert.equal(rows.length, 3);
    const [imported] = await cms.strapi.documents(redirect).findMany({
      filters: { from: "/old-import/" },
      status: "published",
    });
    assert.equal(imported?.to, `/blog/${String(data.slug)}/`);
    assert.deepEqual(countsOf(await importParts(parts)).slice(0, 3), [0, 0, 0]);
  });

  test("continues after it was stopped, with nothing twice and nothing lost", async () => {
    const random = randomBy(stopSeed);
    const groups = ["north", "south"];
    const articles = Array.from({ length: 12 }, (_, index) =>
      fieldsOf({ category: groups[index % 2] }),
    );
    const parts = [
      ...articles.map((data) => part(data)),
      ...groups.map((slug) => part({ name: slug, slug }, { type: "category" })),
    ];
    const folder = writeParts(parts);
    const ledgerBefore = await count(ledger);
    for (let stop = 0; stop < 10; stop += 1) {
      actionsLeft = Math.floor(random() * 8);
      await importContent(cms.strapi, folder);
      actionsLeft = Infinity;
    }
    assert.ok((await count(ledger)) > ledgerBefore);
    await importContent(cms.strapi, folder);

    for (const { title, slug, category: group } of articles as Record<string, unknown>[]) {
      const rows = await rowsOf({ slug });
      assert.deepEqual(
        rows.map((row) => [row.title, row.category?.slug, row.scheduleProblem]),
        [title, title].map(() => [title, group, null]),
      );
    }
    assert.equal((await rowsOf({ slug: { $in: groups } }, category)).length, 4);
    assert.equal((await count(ledger)) - ledgerBefore, parts.length);
  });
});
