import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import type { UID } from "@strapi/strapi";

import { contentTypes } from "../../src/content/model/content-types";
import { editorOptions } from "../../src/common/catalogue/editor-options";
import { componentsOf, modelOf } from "../../src/content/model/schemas";
import { checkRecord } from "../../src/common/rules/check-record";
import { flattenFields } from "../../src/common/rules/fields";
import type { Attribute, ContentRecord, Issue, ModelSchema } from "../../src/common/rules/model";
import { populateFields } from "../../src/common/rules/populate";
import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

// The test of the site's build has the same table: its check rejects these records, too.
import {
  conflicts,
  redirectRefusals,
  refusals,
  validRecords,
  withValues,
} from "../../src/common/testing/refusals";
import { documentsOf, type StoredRecord } from "../support/documents";
import { type InProcess, startInProcess } from "../support/in-process";
import { isFullRun } from "../support/is-full-run";
import { manage, openPanel, type Panel } from "../support/panel-client";
import { project } from "../support/service";
import { smallPdf } from "../support/visitors";

type ErrorBody = { details: { errors: Issue[] } };
type PanelType = {
  uid: string;
  attributes: Record<string, { type: string; enum?: string[] }>;
};

/** The message for a missing file of the media library. */
const gone = {
  name: "gone.png",
  hash: "gone",
  ext: ".png",
  mime: "image/png",
  alternativeText: "A harbor",
  size: 1,
  provider: "local",
  url: "/uploads/gone.png",
};

const missingAddress = "Fill this in, for example with app-development: the CMS could not make it.";

let service: InProcess;
before(async () => {
  service = await startInProcess({
    CMS_SEED: "true",
    CMS_ADMIN_PANEL: "true",
    SITE_ORIGINS: "https://www.example.com",
  });
});
after(() => service.stop());

const uidOf = (name: string) => `api::${name}.${name}` as UID.ContentType;
const documents = (name: string) => documentsOf(service, uidOf(name));
const typeOf = (name: string) => modelOf(service.strapi.contentType(uidOf(name)));
const everything = (name: string) =>
  populateFields(componentsOf(service.strapi), typeOf(name).attributes);

/** Saves a draft with these fields: a new record, or that of a single type. */
const saveDraft = async (name: string, data: ContentRecord) => {
  const single = typeOf(name).kind === "singleType" && (await documents(name).findFirst({}));

  return single
    ? documents(name).update({ documentId: single.documentId, data })
    : documents(name).create({ data });
};

/** Undoes {@link saveDraft}. */
const deleteDraft = async (name: string, documentId: string) => {
  const undo = typeOf(name).kind === "singleType" ? "discardDraft" : "delete";
  await documents(name)[undo]({ documentId });
};

/** The field errors of a rejected call. */
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => assert.fail("it was not refused"),
    (reason: unknown) => reason,
  );
  const { name, details } = error as { name: string; details: { errors?: Issue[] } };
  assert.equal(name, "ValidationError", String(error));

  return (details.errors ?? []).map(({ path, message }) => ({ path, message }));
};

/** The field errors of publishing a draft with these fields, which is deleted again. */
const refusalOf = async (name: string, data: ContentRecord) => {
  const { documentId } = await saveDraft(name, data);
  const errors = await refusal(documents(name).publish({ documentId }));
  await deleteDraft(name, documentId);

  return errors;
};

test("a slug is generated from the title unless an editor enters one", async () => {
  const { slug: _, ...data } = validRecords.article ?? {};
  const title = "Ship it on Tuesdays!";
  const one = await saveDraft("article", { ...data, title });
  const other = await saveDraft("article", { ...data, title, slug: "" });
  const written = await saveDraft("article", { ...data, title, slug: "on-fridays" });
  const { documentId } = written;
  const update = async (fields: ContentRecord) =>
    (await documents("article").update({ documentId, data: fields })).slug;

  assert.deepEqual(
    [one, other, written].map(({ slug }) => slug),
    ["ship-it-on-tuesdays", "ship-it-on-tuesdays-1", "on-fridays"],
  );
  assert.equal(await update({ title: "Other words" }), "on-fridays");
  assert.equal(await update({ title: "Other words", slug: null }), "other-words");
  assert.equal(await update({ title: "Other words", slug: "" }), "other-words", "its own");
  assert.equal(await update({ title, slug: null }), "ship-it-on-tuesdays-2");
  for (const draft of [one, other, written]) await deleteDraft("article", draft.documentId);
});

test("an entered slug is normalized, and rejected if nothing remains", async () => {
  const written: [string, string][] = [
    ["über uns", "ueber-uns"],
    ["Ça va?", "ca-va"],
    [" Ship it 🎉 on Tuesdays--now", "ship-it-on-tuesdays-now"],
    ["on-fridays", "on-fridays"],
  ];
  const { attributes } = service.strapi.contentType(uidOf("category"));
  const { regex } = (attributes as unknown as Record<string, { regex: string }>).slug ?? {};

  for (const [typed, address] of written) {
    // The panel checks this pattern before it sends the form.
    assert.match(typed, new RegExp(regex ?? "^[A-Za-z0-9-_.~]*$"));
    const draft = await saveDraft("category", { name: "Words", slug: typed });
    assert.equal(draft.slug, address);
    await deleteDraft("category", draft.documentId);
  }
  assert.deepEqual(await refusal(saveDraft("category", { name: "Words", slug: "🎉" })), [
    {
      path: ["slug"],
      message:
        '"🎉" is not valid. Use lowercase letters, digits and single hyphens only, for example app-development.',
    },
  ]);
});

test("the address of a page is made from its name, loses outer slashes, and is never rewritten", async () => {
  const saved = async (data: ContentRecord) => {
    const { slug, documentId } = await saveDraft("page", { sections: [], ...data });
    await deleteDraft("page", documentId);

    return slug;
  };

  assert.equal(await saved({ title: "Spring offer!" }), "spring-offer");
  assert.equal(await saved({ title: "Team", slug: " /about-us/team/ " }), "about-us/team");
  for (const slug of ["Spring-Offer", "..", "a/../b", "über-uns", "a b", "a/b/c/d"]) {
    const [issue, ...others] = await refusal(
      saveDraft("page", { title: "Offer", slug, sections: [] }),
    );
    assert.match(String(issue?.message), /^".*" is not valid\. Use one to three parts/);
    assert.deepEqual([issue?.path, others], [["slug"], []]);
  }
});

test("the menu links only to published pages, and has at most twelve entries", async () => {
  const contact = { __component: "navigation.link", label: "Contact", place: "/contact-us/" };
  const page = await saveDraft("page", { ...validRecords.page, slug: "menu-offer" });
  const { documentId } = page;
  const publishMenu = async (...items: ContentRecord[]) => {
    const menu = await saveDraft("menu", { items: [contact, ...items] });

    return documents("menu").publish({ documentId: menu.documentId });
  };
  const link = (fields: ContentRecord) => ({ ...contact, label: "Offer", place: null, ...fields });

  assert.deepEqual(await refusal(publishMenu(link({ page: documentId }))), [
    {
      path: ["items", "1", "page"],
      message: `The page "${String(page.title)}" is not published: publish it first, or choose another one.`,
    },
  ]);
  assert.deepEqual(await refusal(publishMenu(link({ address: "/menu-offer/?from=menu" }))), [
    {
      path: ["items", "1", "address"],
      message:
        "There is no published page at /menu-offer/: publish it first, or enter another address.",
    },
  ]);
  const redirect = await saveDraft("redirect", { from: "/menu-offer-of-may/", to: "/blog/" });
  await documents("redirect").publish({ documentId: redirect.documentId });
  await publishMenu(link({ address: "/menu-offer-of-may/" }));
  await deleteDraft("redirect", redirect.documentId);
  await documents("page").publish({ documentId });
  await publishMenu(link({ page: documentId }), link({ address: "/menu-offer" }));
  const many = Array.from({ length: 60 }, () => contact);
  assert.match(String(await publishMenu(...many).catch(String)), /at most 12|less than or equal/);

  await publishMenu();
  await deleteDraft("page", documentId);
});

test("a record is refused while a record that it chooses is a draft, in sections and lists, too", async () => {
  const author = await saveDraft("author", { ...validRecords.author, name: "Nora Draft" });
  const category = await saveDraft("category", { name: "Only drafts", slug: "only-drafts" });
  const article = await saveDraft("article", {
    ...validRecords.article,
    slug: "with-drafts",
    author: author.documentId,
    category: category.documentId,
  });
  const [listed] = await documents("article").findMany({ status: "published", limit: 1 });
  const page = await saveDraft("page", {
    ...validRecords.page,
    slug: "listing-page",
    sections: [
      ...[validRecords.page?.sections].flat(),
      {
        __component: "sections.articles",
        title: "News",
        articles: [listed?.documentId, article.documentId],
      },
    ],
  });
  const publish = (name: string, { documentId }: StoredRecord) =>
    documents(name).publish({ documentId });
  const unpublished = (what: string) =>
    `The ${what} is not published: publish it first, or choose another one.`;

  assert.deepEqual(await refusal(publish("article", article)), [
    { path: ["category"], message: unpublished('category "Only drafts"') },
    { path: ["author"], message: unpublished('author "Nora Draft"') },
  ]);
  assert.deepEqual(
    (await refusal(publish("page", page))).map(({ path, message }) => [path.at(-1), message]),
    [["articles", unpublished(`article "${String(article.title)}"`)]],
  );
  await publish("author", author);
  await publish("category", category);
  await publish("article", article);
  await publish("page", page);

  for (const [name, { documentId }] of [
    ["page", page],
    ["article", article],
    ["author", author],
    ["category", category],
  ] as const) {
    await documents(name).delete({ documentId });
  }
});

test("a record published without a draft that it chooses gets it once that is published, unless it has changed since", async () => {
  const author = await saveDraft("author", { ...validRecords.author, name: "Late Author" });
  const [one, changedSince] = await Promise.all(
    ["late-one", "late-two"].map(async (slug) => {
      const words = { title: `Words on ${slug}`, description: `A description of ${slug}.` };
      const article = await saveDraft("article", {
        ...validRecords.article,
        slug,
        title: words.title,
        excerpt: words.description,
        seo: words,
      });
      await documents("article").publish({ documentId: article.documentId });

      return article.documentId;
    }),
  );
  // As an earlier version published them: the draft has the author, and is not newer.
  const query = service.strapi.db.query(uidOf("article"));
  const { documentId } = author;
  for (const id of [one, changedSince]) {
    await documents("article").update({ documentId: id ?? "", data: { author: documentId } });
  }
  await query.updateMany({
    where: { documentId: one, publishedAt: { $notNull: true } },
    data: { updatedAt: new Date(Date.now() + 60_000) },
  });
  const authorOf = async (id = "") => {
    const params = { documentId: id, status: "published", populate: { author: true } };

    return ((await documents("article").findOne(params)) as { author?: StoredRecord } | null)
      ?.author?.documentId;
  };
  assert.equal(await authorOf(one), undefined);

  await documents("author").publish({ documentId });
  assert.equal(await authorOf(one), documentId);
  assert.equal(await authorOf(changedSince), undefined);

  for (const id of [one, changedSince]) await documents("article").delete({ documentId: id ?? "" });
  await documents("author").delete({ documentId });
});

test("a draft is saved whatever its title, without an address if none can be made", async () => {
  const titles: [string, string | null][] = [
    ["東京オフィス", null],
    ["大阪オフィス", null],
    ["Радио", "radio"],
    ["🐙", null],
    ["?!…", null],
    [" ", null],
    // Longer in Latin letters than an address may be.
    ["щ".repeat(110), "shh".repeat(39).slice(0, 115)],
    ["Щ радио ".repeat(13), "shh-radio-".repeat(11).concat("shh")],
  ];
  for (const [title, address] of titles) {
    for (const slug of [undefined, null, "", " \u200b"]) {
      const draft = await saveDraft("article", { title, ...(slug !== undefined && { slug }) });
      assert.equal(draft.slug, address, title);
      await deleteDraft("article", draft.documentId);
    }
  }
});

test("an invalid date is rejected in a draft, at its field", async () => {
  for (const date of ["30.11.", "2026-02-31", "2026-02-31T10:00:00.000Z", "2026-11-30 (soon)"]) {
    assert.deepEqual(await refusal(saveDraft("article", { title: "Words", date })), [
      {
        path: ["date"],
        message: `"${date}" is not a date: choose one in the calendar, or write it like 2026-11-30.`,
      },
    ]);
  }
});

test("a comparison's slug is generated from its sides, in either order", async () => {
  const [first = "", second = ""] = editorOptions.technologies.map(({ slug }) => slug);
  const { comparison = {} } = validRecords;
  // The seed may have this comparison.
  const slugs = [`${first}-or-${second}`, `${second}-or-${first}`];
  const known = await documents("comparison").findFirst({ filters: { slug: slugs } });
  const published = known ?? (await saveDraft("comparison", { ...comparison, first, second }));
  if (!known) await documents("comparison").publish({ documentId: published.documentId });
  const draft = await saveDraft("comparison", {
    ...comparison,
    first: second,
    second: first,
    slug: "anything",
  });
  const { documentId } = draft;
  const change = (data: ContentRecord) => documents("comparison").update({ documentId, data });

  assert.equal(draft.slug, `${second}-or-${first}`);
  assert.equal((await change({ title: "Other words" })).slug, `${second}-or-${first}`);
  assert.equal((await change({ first, second })).slug, `${first}-or-${second}`);
  await change({ first: second, second: first });
  assert.ok(
    (await refusal(documents("comparison").publish({ documentId }))).some(
      ({ path, message }) =>
        path.join() === "slug" &&
        message ===
          `Another published page already has the address "${second}-or-${first}": choose a different one, or edit that page.`,
    ),
  );
  if (!known) await documents("comparison").delete({ documentId: published.documentId });
  await deleteDraft("comparison", documentId);
});

describe("publishing is rejected for", () => {
  for (const { what, type, set, path, message, isCleared } of refusals) {
    if (isCleared) continue;
    test(what, async () => {
      const { slug, ...others } = set;
      const { documentId } = await saveDraft(type, withValues(validRecords[type] ?? {}, others));
      // Saving would generate or reject the slug.
      if (slug !== undefined) {
        await service.strapi.db
          .query(uidOf(type))
          .updateMany({ where: { documentId }, data: { slug } });
      }

      assert.deepEqual(await refusal(documents(type).publish({ documentId })), [{ path, message }]);
      await deleteDraft(type, documentId);
    });
  }

  for (const { what, type, set, path, message } of conflicts) {
    test(what, async () => {
      const article = await documents("article").create({
        data: validRecords.article,
        status: "published",
      });
      const { documentId } = await saveDraft(type, withValues(validRecords[type] ?? {}, set));

      assert.deepEqual(await refusal(documents(type).publish({ documentId })), [{ path, message }]);
      // A published record may be published again, and values of unpublished records are free.
      await documents("article").publish({ documentId: article.documentId });
      await deleteDraft("article", article.documentId);
      await deleteDraft(type, documentId);
    });
  }

  test("a missing page title of a page with sections", async () => {
    const contact = await documents("contactus").findFirst({ status: "published", populate: "*" });
    const { title } = (contact?.contactcontent as ContentRecord[]).find(
      ({ __component }) => __component === "shared.seo",
    ) ?? { title: null };
    const set = { "seo.title": title };
    const data = withValues(validRecords.article ?? {}, set);

    const [problem, ...others] = await refusalOf("article", data);
    assert.deepEqual([problem?.path, others], [["seo", "title"], []]);
  });

  for (const { what, published, refused: wrong, path, message } of redirectRefusals) {
    test(what, async () => {
      const other = await documents("redirect").create({ data: published, status: "published" });

      assert.deepEqual(await refusalOf("redirect", wrong), [{ path, message }]);
      await deleteDraft("redirect", other.documentId);
    });
  }

  test("a redirect and a page with one path, in either order", async () => {
    const redirect = await saveDraft("redirect", { from: "/blog/ship-on-tuesdays", to: "/blog/" });
    const article = await saveDraft("article", validRecords.article ?? {});
    const publish = (name: string, { documentId }: StoredRecord) =>
      documents(name).publish({ documentId });

    await publish("redirect", redirect);
    assert.deepEqual(await refusal(publish("article", article)), [
      {
        path: ["slug"],
        message:
          "A redirect leads from /blog/ship-on-tuesdays/ to /blog/: choose another address, or unpublish the redirect first.",
      },
    ]);
    // A published record may be published again.
    await publish("redirect", redirect);

    await documents("redirect").unpublish({ documentId: redirect.documentId });
    await publish("article", article);
    assert.deepEqual(await refusal(publish("redirect", redirect)), [
      {
        path: ["from"],
        message:
          "There is a page at /blog/ship-on-tuesdays/, which a redirect would hide: choose another address, or unpublish the page first.",
      },
    ]);
    await deleteDraft("redirect", redirect.documentId);
    await deleteDraft("article", article.documentId);
  });

  test("a slug that another published record has", async () => {
    const [known] = await documents("article").findMany({ status: "published" });

    assert.deepEqual(await refusalOf("article", { ...validRecords.article, slug: known?.slug }), [
      {
        path: ["slug"],
        message: `Another published page already has the address "${String(known?.slug)}": choose a different one, or edit that page.`,
      },
    ]);
  });

  test("a record for a page that is not in the catalogue", async () => {
    const uid = uidOf("hire-page");
    const { documentId } = await documents("hire-page").create({ data: validRecords["hire-page"] });
    // Like a page of a technology that was removed from the catalogue.
    await service.strapi.db
      .query(uid)
      .updateMany({ where: { documentId }, data: { slug: "fluter" } });

    const [problem] = await refusal(documents("hire-page").publish({ documentId }));
    assert.deepEqual(problem?.path, ["slug"]);
    assert.match(problem.message, /^"fluter" is not in the catalogue: choose another one, or /);
    await deleteDraft("hire-page", documentId);
  });

  test("an image in rich text that is not in the media library", async () => {
    const body = "![A desk](https://elsewhere.example/desk.png)";

    assert.deepEqual(await refusalOf("article", { ...validRecords.article, body }), [
      {
        path: ["body"],
        message:
          "The picture https://elsewhere.example/desk.png is not in the media library: upload it there, and insert it from there.",
      },
    ]);
  });

  test("a file that is missing from the media library's storage", async () => {
    const cover = await service.strapi.db.query("plugin::upload.file").create({ data: gone });
    const body = `![Gone](http://localhost:1337${cover.url})`;
    const message =
      'The file "gone.png" of the media library is missing: upload it again, and choose the new one.';

    assert.deepEqual(
      await refusalOf("article", { ...validRecords.article, cover: cover.id, body }),
      [
        { path: ["cover"], message },
        { path: ["body"], message },
      ],
    );
  });

  test("a file in a text that is not a picture", async () => {
    const folder = join(service.environment.CMS_PUBLIC_DIR ?? "", "uploads");
    writeFileSync(join(folder, "terms.pdf"), smallPdf);
    await service.strapi.db.query("plugin::upload.file").create({
      data: { ...gone, name: "terms.pdf", mime: "application/pdf", url: "/uploads/terms.pdf" },
    });
    const body = "![The terms](/uploads/terms.pdf)";

    assert.deepEqual(await refusalOf("article", { ...validRecords.article, body }), [
      {
        path: ["body"],
        message: '"terms.pdf" is not a picture: insert a picture here, or link to the file.',
      },
    ]);
  });

  test("an image without alternative text", async () => {
    const cover = await service.strapi.db
      .query("plugin::upload.file")
      .create({ data: { ...gone, alternativeText: "" } });

    const [problem] = await refusalOf("article", { ...validRecords.article, cover: cover.id });
    assert.deepEqual(problem, {
      path: ["cover"],
      message:
        'The picture "gone.png" has no alternative text: describe what it shows, or enter "Decoration" if it is only decorative.',
    });
  });
});

describe("every record of the seed", () => {
  const walk = async (visit: (name: string, record: StoredRecord) => Promise<void>) => {
    let count = 0;
    for (const { name } of contentTypes(service.strapi)) {
      for (const record of await documents(name).findMany({ populate: everything(name) })) {
        await visit(name, record);
        count += 1;
      }
    }
    assert.ok(count > 60, `${count} records`);
  };

  test("can be published", async () => {
    const published = new Set<string>();
    await walk(async (name, { documentId }) => {
      // `npm test` publishes one of each type: seeding has checked all by the same rules.
      if (published.has(name) && !isFullRun()) return;
      published.add(name);
      await documents(name).publish({ documentId });
    });
  });

  /** As the site's build reads them: the running CMS changes its copy. */
  const requiredFields = (name: string) => {
    const file = join(project, "src/api", name, "content-types", name, "schema.json");
    const { attributes } = JSON.parse(readFileSync(file, "utf8")) as ModelSchema;

    return Object.entries(attributes).filter(
      // Saving fills in the number of a place.
      ([, { required, pluginOptions }]) => required && !pluginOptions?.editor?.countsUp,
    );
  };

  const emptyOf = ({ type, repeatable }: Attribute) =>
    type === "dynamiczone" || repeatable ? [] : null;

  test("is rejected at each empty required field, at any depth", async () => {
    const components = componentsOf(service.strapi);
    await walk(async (name, record) => {
      const type = typeOf(name);
      for (const { path, attribute } of flattenFields(components, type.attributes, record)) {
        if (!attribute.required) continue;
        const emptied = withValues(record, { [path.join(".")]: emptyOf(attribute) });
        const problems = checkRecord(components, type, emptied);

        assert.ok(
          problems.some((problem) => problem.path.join() === path.join()),
          `${name} ${path.join(".")}: ${JSON.stringify(problems)}`,
        );
      }
    });
  });

  test("is rejected by the CMS at all empty required fields at once", async () => {
    for (const { name } of contentTypes(service.strapi)) {
      const required = requiredFields(name);
      // An announcement may be empty.
      if (required.length === 0) continue;
      const [record] = await documents(name).findMany({});
      const data = Object.fromEntries(
        required.map(([field, attribute]) => [field, emptyOf(attribute)]),
      );
      // The seed has no people and no forms.
      const { documentId } = record ?? (await documents(name).create({ data }));
      await documents(name).update({ documentId, data });

      const paths = (await refusal(documents(name).publish({ documentId }))).map(
        ({ path }) => path,
      );
      assert.deepEqual(
        required
          .map(([field]) => [field])
          .filter((path) => !paths.some((at) => at.join() === path.join())),
        [],
        name,
      );
      await documents(name).discardDraft({ documentId });
    }
  });
});

describe("unpublishing is rejected", () => {
  for (const action of ["unpublish", "delete"] as const) {
    test(`if the site needs the record: ${action}`, async () => {
      const home = await documents("home").findFirst({});

      await assert.rejects(documents("home")[action]({ documentId: home?.documentId }), {
        name: "ValidationError",
        message:
          'The site cannot be built without "Home": edit and publish it instead of removing it.',
      });
      assert.equal(await documents("home").count({ status: "published" }), 1);
    });

    test(`if a published page uses the form in a section: ${action}`, async () => {
      const form = await documents("form").create({ data: validRecords.form, status: "published" });
      const { sections, ...words } = validRecords.page ?? {};
      const section = { __component: "sections.form", title: "Ask", form: form.documentId };
      const page = await documents("page").create({
        data: { ...words, sections: [...(sections as object[]), section] },
        status: "published",
      });
      const change = () => documents("form")[action]({ documentId: form.documentId });

      await assert.rejects(change(), /Published records use this one \(1 × Page\)/);
      // Publishing the form again must not detach it.
      await documents("form").publish({ documentId: form.documentId });
      await assert.rejects(change(), /Published records use this one \(1 × Page\)/);

      await documents("page").delete({ documentId: page.documentId });
      await change();
      const { documentId } = form;
      assert.equal(await documents("form").findOne({ documentId, status: "published" }), null);
      await documents("form").delete({ documentId: form.documentId });
    });

    test(`if published records use it: ${action}`, async () => {
      const author = await documents("author").findFirst({});

      await assert.rejects(
        documents("author")[action]({ documentId: author?.documentId }),
        /Published records use this one \(\d+ × Article\)/,
      );
      assert.ok((await documents("author").count({ status: "published" })) > 0);
    });
  }

  test("if a text uses it: a file of the media library", async () => {
    const files = service.strapi.db.query("plugin::upload.file");
    const file = await files.create({
      data: { ...gone, name: "shown.png", hash: "shown", url: "/uploads/shown.png" },
    });
    const { documentId } = await saveDraft("article", {
      ...validRecords.article,
      body: `![](https://cms.example${file.url})`,
    });
    const remove = () => service.strapi.plugin("upload").service("file").deleteByIds([file.id]);

    await assert.rejects(remove(), {
      message:
        '"shown.png" is in use: Article "Ship on Tuesdays" (draft). Remove it from there, and then delete it.',
    });
    assert.ok(await files.findOne({ where: { id: file.id } }));

    await deleteDraft("article", documentId);
    await remove();
    assert.equal(await files.findOne({ where: { id: file.id } }), null);
  });

  test("but not for any other record", async () => {
    const { documentId } = await documents("author").create({
      data: { name: "Ada" },
      status: "published",
    });
    await documents("author").unpublish({ documentId });
    await documents("author").delete({ documentId });
  });
});

describe("in the panel", () => {
  let panel: Panel;
  before(async () => {
    panel = await openPanel(service.url);
  });
  const post = async (name: string, path: string, data: object) => {
    const { status, body } = await panel.post(`${manage}/${uidOf(name)}/${path}`, data);

    return { status, body: body as { error?: ErrorBody } };
  };

  test("an error names the field, and nothing is stored", async () => {
    const slug = "not-to-be-kept";
    const response = await post("article", "actions/publish", {
      ...validRecords.article,
      slug,
      body: "[x](javascript:y)",
    });

    assert.equal(response.status, 400);
    assert.deepEqual(response.body.error?.details.errors[0]?.path, ["body"]);
    assert.equal(await documents("article").count({ filters: { slug } }), 0);
  });

  test("publishing without an address asks for it at its field, however it is published", async () => {
    const data = { ...validRecords.article, title: "東京オフィス", slug: "" };
    const draft = await documents("article").create({ data });
    const { documentId } = draft;
    const responses = [
      await post("article", "actions/publish", data),
      await post("article", `${documentId}/actions/publish`, data),
      await post("article", "actions/bulkPublish", { documentIds: [documentId] }),
    ];

    for (const { status, body } of responses) {
      assert.equal(status, 400, JSON.stringify(body));
      assert.deepEqual(
        body.error?.details.errors.map(({ path, message }) => ({ path, message })),
        [{ path: ["slug"], message: missingAddress }],
      );
    }
    assert.deepEqual(await refusal(documents("article").create({ data, status: "published" })), [
      { path: ["slug"], message: missingAddress },
    ]);
    await documents("article").update({ documentId, data: { publishAt: "2026-01-01T00:00Z" } });
    await runScheduled(service.strapi, new Date());
    const unpublished = await documents("article").findFirst({ filters: { documentId } });
    assert.equal(
      unpublished?.scheduleProblem,
      `Not published as scheduled. Address: ${missingAddress}`,
    );

    const { title } = data;
    assert.equal(await documents("article").count({ status: "published", filters: { title } }), 0);
    await deleteDraft("article", documentId);
  });

  test("two drafts with one slug are not published together", async () => {
    const data = { name: "Twice", slug: "twice" };
    const drafts = [
      await documents("category").create({ data }),
      await documents("category").create({ data }),
    ];
    const documentIds = drafts.map(({ documentId }) => documentId);
    const response = await post("category", "actions/bulkPublish", { documentIds });

    assert.equal(response.status, 400, JSON.stringify(response.body));
    assert.deepEqual(response.body.error?.details.errors[0]?.path, ["slug"]);
    assert.equal(
      await documents("category").count({ status: "published", filters: { slug: "twice" } }),
      0,
    );
  });

  test("catalogue fields are enums of the catalogue", async () => {
    const { body } = await panel.get("/content-manager/init");
    const { data } = body as { data: { contentTypes: PanelType[] } };
    const hirePage = data.contentTypes.find(({ uid }) => uid === uidOf("hire-page"));

    assert.equal(hirePage?.attributes.slug?.type, "enumeration");
    assert.deepEqual(
      hirePage.attributes.slug.enum,
      editorOptions.hirePages.map(({ slug }) => slug),
    );
  });
});
