import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import type { AssistantDraft, AssistantsResponses } from "../../src/assistants/types";
import type { KeptVersion } from "../../src/content/types";
import { validRecords } from "../../src/common/testing/refusals";
import { article, articleFields } from "../support/articles";
import { type Assistant, connectAssistant, makeToken } from "../support/assistant";
import { type InProcess, startInProcess } from "../support/in-process";
import { openRecordPath } from "../support/open-record";
import { manage, openPanel, openTeam, type Panel, teamEmails } from "../support/panel-client";
import { unlimited } from "../support/visitors";

const hirePage = "api::hire-page.hire-page";
const page = "api::page.page";

let service: InProcess;
let administrator: Panel;
let editor: Panel;
let author: Panel;
let secret: string;
let assistant: Assistant;

before(async () => {
  service = await startInProcess({
    ...unlimited,
    CMS_ADMIN_PANEL: "true",
    ASSISTANTS: "true",
    VERSIONS_PER_RECORD: "3",
  });
  administrator = await openPanel(service.url);
  ({ editor, author } = await openTeam(service));
  secret = await makeToken(service, administrator, teamEmails.author);
  assistant = await connectAssistant(service, secret);
});
after(() => service.stop());

/** The published version of a record; null without one. */
const published = (uid: string, documentId: string) =>
  service.strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $notNull: true } } });

const partOf = async (panel: Panel, uid: string, documentId: string) => {
  const { body } = await panel.get(openRecordPath(uid, documentId));

  return (body as { assistant: AssistantDraft | null }).assistant;
};

test("an assistant lists its tools, each with a description and the shape of its arguments", async () => {
  const { tools } = await assistant.client.listTools();

  assert.deepEqual(
    tools.map(({ name }) => name),
    [
      "read_house_rules",
      "read_catalogue",
      "list_types",
      "describe_type",
      "describe_section",
      "find_records",
      "read_record",
      "find_pictures",
      "check_draft",
      "forecast_draft",
      "create_draft",
      "change_draft",
      "add_section",
      "ask_to_publish",
    ],
  );
  for (const { name, description = "", inputSchema } of tools) {
    assert.ok(description.length > 40, name);
    assert.equal(inputSchema.additionalProperties, false, name);
  }
});

test("a copywriter's assistant corrects a hire page, and an editor publishes exactly that", async () => {
  const fields = { ...validRecords["hire-page"], slug: "flutter", title: "Hire Flutter people" };
  const documentId = await author.create(hirePage, fields);
  await editor.publish(hirePage, documentId, fields);

  const { records } = (await assistant.use("find_records", {
    words: "Flutter people",
    type: "hire-page",
  })) as unknown as { records: { id: string }[] };
  assert.deepEqual(
    records.map(({ id }) => id),
    [documentId],
  );
  const described = (await assistant.use("describe_type", { type: "hire-page" })) as unknown as {
    fields: { name: string; label: string; maxLength?: number }[];
  };
  const lead = described.fields.find(({ name }) => name === "lead");
  assert.equal(lead?.label, "Introduction");
  assert.equal(lead.maxLength, 400);

  const before = await assistant.use("read_record", { type: "hire-page", id: documentId });
  const wrong = await assistant.use("change_draft", {
    type: "hire-page",
    id: documentId,
    updatedAt: before.updatedAt,
    fields: {
      title: "",
      fits: [{ title: "One codebase", text: "Both stores from one codebase." }],
      seo: { title: "Hire Flutter people", description: "" },
      alternatives: [{ slug: "reactnative", when: "" }],
    },
  });
  assert.deepEqual(wrong.issues, [
    "Headline: Fill this in.",
    "Alternatives › 1 › Choose it instead when: Fill this in.",
    "Search and sharing › Description: Fill this in.",
  ]);
  assert.match(
    await assistant.refusal("ask_to_publish", { type: "hire-page", id: documentId }),
    /^Headline: Fill this in/,
  );

  const right = await assistant.use("change_draft", {
    type: "hire-page",
    id: documentId,
    updatedAt: wrong.updatedAt,
    fields: {
      title: "Hire Flutter developers",
      seo: { title: "Hire Flutter people", description: "Developers for both stores." },
      alternatives: [],
    },
  });
  assert.deepEqual(right.issues, []);
  await assistant.use("ask_to_publish", {
    type: "hire-page",
    id: documentId,
    message: "The headline is shorter.",
  });

  const reviews = (await editor.get("/reviews")).body as {
    open: { askedBy: string; documentId: string; message: string }[];
  };
  const asked = reviews.open.find((review) => review.documentId === documentId);
  assert.equal(asked?.askedBy, "strapi-author with an assistant");
  assert.equal(asked.message, "The headline is shorter.");
  assert.equal((await published(hirePage, documentId)).title, "Hire Flutter people");
  const answer = await editor.publish(hirePage, documentId, {});
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.equal((await published(hirePage, documentId)).title, "Hire Flutter developers");
});

test("an assistant adds a section to a page, before another one", async () => {
  const documentId = await author.create(page, {
    ...validRecords.page,
    title: "Offer",
    slug: "assistant-offer",
    sections: [
      { __component: "sections.main", title: "An offer" },
      { __component: "shared.seo", title: "Offer", description: "About the offer." },
    ],
  });
  const { updatedAt } = await assistant.use("read_record", { type: "page", id: documentId });
  const described = (await assistant.use("describe_section", {
    section: "sections.accordion",
  })) as unknown as { fields: { name: string }[] };
  assert.ok(described.fields.length > 0);

  const place = { type: "page", id: documentId, updatedAt, field: "sections", before: 2 };
  assert.match(
    await assistant.refusal("add_section", {
      ...place,
      section: { __component: "sections.accordions", text: "No such section." },
    }),
    /^Sections › 2: A section needs a __component of this list: "sections.accordion"/,
  );
  const added = await assistant.use("add_section", {
    ...place,
    section: { __component: "sections.accordion", title: "Questions" },
  });
  const { fields } = await assistant.use("read_record", { type: "page", id: documentId });
  assert.deepEqual(
    (fields.sections as { __component: string }[]).map(({ __component }) => __component),
    ["sections.main", "sections.accordion", "shared.seo"],
  );
  assert.ok(added.issues.length > 0, "a section without items cannot be published");
});

test("texts come back as the site's parser reads them", async () => {
  const { texts } = await assistant.use("create_draft", {
    type: "article",
    fields: articleFields({ body: 'Say "yes" -- <b>now</b>.\n\n## Why' }),
  });

  assert.deepEqual(texts, {
    body: "<p>Say “yes” – &lt;b&gt;now&lt;/b&gt;.</p>\n<h2>Why</h2>\n",
  });
});

test("a record says that an assistant wrote it, until a person saves it", async () => {
  const words = articleFields();
  const { id, updatedAt } = await assistant.use("create_draft", { type: "article", fields: words });

  const part = await partOf(author, article, id);
  assert.equal(part?.by, "strapi-author with an assistant");
  const ids = async () =>
    (
      (await author.get(`/assistant-drafts/${article}`))
        .body as AssistantsResponses["GET /assistant-drafts/:uid"]
    ).documentIds;
  assert.ok((await ids()).includes(id));

  await author.call("PUT", `${manage}/${article}/${id}`, { title: "By a person" });
  assert.equal(await partOf(author, article, id), null);
  assert.ok(!(await ids()).includes(id));

  assert.match(
    await assistant.refusal("change_draft", {
      type: "article",
      id,
      updatedAt,
      fields: { title: "Over it" },
    }),
    /strapi-author has saved this since.*Read the record again/,
  );
  assert.equal(await partOf(author, article, id), null);
});

test("a list names the latest 100 records of assistants, and says how many there are", async () => {
  const rows = service.strapi.db.query("api::assistant-draft.assistant-draft");
  const where = { record_type: "api::author.author" };
  await rows.createMany({
    data: Array.from({ length: 103 }, (_, index) => ({
      ...where,
      record: `api::author.author many-${index}`,
      record_id: `many-${index}`,
      by: "strapi-author with an assistant",
      at: new Date(index),
    })),
  });
  const { body } = await author.get("/assistant-drafts/api::author.author");
  const { documentIds, total } = body as AssistantsResponses["GET /assistant-drafts/:uid"];
  await rows.deleteMany({ where });

  assert.equal(total, 103);
  assert.equal(documentIds.length, 100);
  assert.deepEqual([documentIds[0], documentIds.at(-1)], ["many-102", "many-3"]);
});

test("each write is a version of its own, and in the audit log", async () => {
  const { id, updatedAt } = await assistant.use("create_draft", {
    type: "article",
    fields: articleFields(),
  });
  await assistant.use("change_draft", {
    type: "article",
    id,
    updatedAt,
    fields: { excerpt: "New" },
  });

  const { versions } = (await author.get(`/versions/${article}/${id}`)).body as {
    versions: KeptVersion[];
  };
  assert.deepEqual(
    versions.map(({ kind, by }) => `${kind} ${by}`),
    ["drafted strapi-author with an assistant", "drafted strapi-author with an assistant"],
  );
  const events = await service.strapi.db
    .query("api::lead-event.lead-event")
    .findMany({ where: { entry: id } });
  assert.deepEqual(
    events.map(({ actor, action, form }) => `${actor}: ${action} ${form}`),
    Array(2).fill(`${teamEmails.author} with an assistant: drafted article`),
  );
});

test("what an assistant saves does not push out what was published", async () => {
  const words = articleFields();
  const documentId = await author.create(article, words);
  await editor.publish(article, documentId, words);
  let { updatedAt } = await assistant.use("read_record", { type: "article", id: documentId });
  for (let at = 0; at < 5; at += 1) {
    ({ updatedAt } = await assistant.use("change_draft", {
      type: "article",
      id: documentId,
      updatedAt,
      fields: { excerpt: `Number ${at}` },
    }));
  }

  const { versions } = (await author.get(`/versions/${article}/${documentId}`)).body as {
    versions: KeptVersion[];
  };
  const ofKind = (kind: string) => versions.filter((version) => version.kind === kind).length;
  assert.deepEqual([ofKind("published"), ofKind("drafted")], [1, 3]);
});

test("an assistant chooses pictures by what they show", async () => {
  const files = service.strapi.db.query("plugin::upload.file");
  const data = { mime: "image/png", ext: ".png", size: 1, provider: "local", hash: "a" };
  await files.create({
    data: { ...data, name: "a.png", url: "/a", alternativeText: "A red lighthouse" },
  });
  await files.create({ data: { ...data, name: "b.png", url: "/b", alternativeText: "A harbor" } });

  const { pictures } = (await assistant.use("find_pictures", {
    words: "lighthouse RED",
  })) as unknown as { pictures: { documentId: string; alternativeText: string }[] };
  assert.deepEqual(
    pictures.map(({ alternativeText }) => alternativeText),
    ["A red lighthouse"],
  );
  const { id, fields } = await assistant
    .use("create_draft", {
      type: "article",
      fields: articleFields({ cover: [{ documentId: pictures[0]?.documentId }] }),
    })
    .then(({ id: created }) => assistant.use("read_record", { type: "article", id: created }));
  assert.ok(id);
  assert.equal((fields.cover as { name: string }[])[0]?.name, "a.png");
});

test("a token without end, which Strapi's own page makes, is listed as such", async () => {
  await makeToken(service, administrator, teamEmails.colleague);
  const list = async () =>
    ((await administrator.get("/assistants")).body as AssistantsResponses["GET /assistants"])
      .tokens;
  const [latest] = await list();
  await service.strapi.db
    .query("admin::api-token")
    .update({ where: { id: latest?.id }, data: { expiresAt: null, lifespan: null } });

  assert.equal((await list())[0]?.expiresAt, null);
});

test("a person takes back their own token alone, and it no longer works", async () => {
  const own = await makeToken(service, administrator, teamEmails.colleague);
  const colleague = await connectAssistant(service, own);
  await colleague.use("list_types");
  const { tokens } = (await author.get("/assistants"))
    .body as AssistantsResponses["GET /assistants"];
  assert.ok(tokens.every(({ isOwn }) => isOwn));
  const all = (await administrator.get("/assistants"))
    .body as AssistantsResponses["GET /assistants"];
  const [theirs] = all.tokens;
  assert.equal((await author.post(`/assistants/${theirs?.id}/delete`)).status, 404);
  assert.equal((await administrator.post(`/assistants/${theirs?.id}/delete`)).status, 200);

  await assert.rejects(
    colleague.use("list_types"),
    /does not work: it is missing, expired or taken/,
  );
});
