import assert from "node:assert/strict";
import { test } from "node:test";

import { createClipboard } from "./clipboard";
import { copySection, type SectionFields } from "./copy-section";
import {
  addableTo,
  describeSection,
  firstFieldOf,
  firstTextOf,
  formFieldsOf,
  isStart,
  itemsOf,
  keyOf,
  missingSection,
  newSection,
  partOf,
  placeFor,
  placeOf,
  type SectionSchema,
  zonesOf,
} from "./list-sections";
import { createReadRelation } from "./read-relation";

const schemas: SectionSchema[] = [
  {
    uid: "sections.quotes",
    info: { displayName: "Quotes" },
    attributes: {
      layout: { type: "enumeration" },
      title: { type: "string" },
      testimonials: { type: "relation" },
      cards: { type: "component", component: "parts.card" },
      image: { type: "media" },
    },
  },
  {
    uid: "parts.card",
    attributes: { text: { type: "text" }, form: { type: "relation" } },
  },
] as SectionSchema[];

const section: SectionFields = {
  __component: "sections.quotes",
  __temp_key__: "a0",
  id: 7,
  layout: "wide",
  title: "What clients say",
  testimonials: { connect: [], disconnect: [] },
  image: { id: 3, documentId: "picture", url: "/a.png" },
  cards: [
    { id: 8, __temp_key__: "a0", text: "One", form: { connect: [], disconnect: [] } },
    { id: 9, __temp_key__: "a1", text: "Two" },
  ],
};

const saved = [
  { id: 1, documentId: "ada", title: "Ada" },
  { id: 2, documentId: "bob", title: "Bob" },
];
const copy = (one: SectionFields) =>
  copySection(one, schemas, (component, id, field) =>
    Promise.resolve(
      `${component} ${String(id)} ${field}` === "sections.quotes 7 testimonials" ? saved : [],
    ),
  );

type Items = { connect: { documentId?: string; label?: string }[]; disconnect: unknown[] };
const chosen = (value: unknown) => (value as Items).connect.map(({ label }) => label);

test("copies a section as a new one, with its picture and its parts in order", async () => {
  const copied = await copy(section);

  assert.deepEqual(
    { ...copied, testimonials: undefined },
    {
      __component: "sections.quotes",
      layout: "wide",
      title: "What clients say",
      testimonials: undefined,
      image: section.image,
      cards: [
        { __temp_key__: "a0", text: "One", form: { connect: [], disconnect: [] } },
        { __temp_key__: "a1", text: "Two" },
      ],
    },
  );
});

test("copies the records of a relation, as saved and as chosen since", async () => {
  const { testimonials } = await copy(section);
  assert.deepEqual(chosen(testimonials), ["Ada", "Bob"]);
  assert.deepEqual((testimonials as Items).disconnect, []);

  const changed = await copy({
    ...section,
    testimonials: {
      connect: [{ id: 4, label: "Eve", apiData: { documentId: "eve" } }],
      disconnect: [{ id: 1, apiData: { documentId: "ada" } }],
    },
  });
  assert.deepEqual(chosen(changed.testimonials), ["Bob", "Eve"]);

  const unsaved = await copy({ ...section, id: undefined });
  assert.deepEqual(chosen(unsaved.testimonials), []);
});

test("calls a section by its kind and its first text", () => {
  assert.equal(describeSection(schemas, section), "Quotes: What clients say");
  assert.equal(describeSection(schemas, { ...section, title: " " }), "Quotes");
  assert.equal(
    describeSection(schemas, { ...section, title: "word ".repeat(30) }).length <=
      "Quotes: ".length + 60,
    true,
  );
  assert.equal(describeSection(schemas, { __component: "sections.gone" }), "sections.gone");
  const attributes = { eyebrow: { type: "string" }, title: { type: "string" } };
  const main = { uid: "sections.main", info: { displayName: "Hero" }, attributes };
  assert.equal(
    describeSection([main], { __component: main.uid, eyebrow: "An offer", title: "The headline" }),
    "Hero: The headline",
  );
});

test("finds the zones of a record, also an empty one", () => {
  const attributes = {
    title: { type: "string" },
    sections: { type: "dynamiczone", components: ["sections.quotes"], max: 2 },
  };

  assert.deepEqual(zonesOf({ attributes }, { sections: null }), [
    {
      name: "sections",
      label: "sections",
      hint: undefined,
      sections: [],
      allowed: ["sections.quotes"],
      max: 2,
    },
  ]);
});

test("a new section has the default values of its fields", () => {
  const attributes = {
    layout: { type: "enumeration", default: "wide" },
    title: { type: "string" },
  };

  assert.deepEqual(newSection([{ uid: "sections.a", attributes }], "sections.a"), {
    __component: "sections.a",
    layout: "wide",
  });
});

test("a new section has the items that its lists need", () => {
  const list = (component: string, min?: number) => ({
    type: "component",
    repeatable: true,
    component,
    ...(min !== undefined && { min }),
  });
  const schemas = [
    { uid: "sections.a", attributes: { steps: list("parts.a", 2), links: list("parts.b") } },
    { uid: "parts.a", attributes: { tone: { type: "enumeration", default: "calm" } } },
    { uid: "parts.b", attributes: {} },
  ];

  assert.deepEqual(newSection(schemas, "sections.a"), {
    __component: "sections.a",
    steps: [
      { tone: "calm", __temp_key__: "a0" },
      { tone: "calm", __temp_key__: "a1" },
    ],
  });
});

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});

test("offers what was copied last, in this window and in others", () => {
  const kept = new Map<string, string>();
  const others = new EventTarget();
  const clipboard = createClipboard(storageOf(kept), others);
  const seen: (string | undefined)[] = [];
  const stop = clipboard.subscribe(() => seen.push(clipboard.read()?.label));
  clipboard.write({ label: "Here", section });
  const [key = ""] = kept.keys();
  kept.set(key, JSON.stringify({ label: "There", section }));
  others.dispatchEvent(new Event("storage"));
  assert.equal(clipboard.read(), clipboard.read());
  stop();
  clipboard.write({ label: "Later", section });

  assert.deepEqual(seen, ["Here", "There"]);
});

test("keeps what was copied, and nothing that is not a section", () => {
  const kept = new Map<string, string>();
  const clipboard = createClipboard(storageOf(kept), new EventTarget());
  assert.equal(clipboard.read(), undefined);
  clipboard.write({ label: "Quotes", section });
  assert.deepEqual(clipboard.read(), { label: "Quotes", section });

  for (const text of [
    "{",
    "null",
    '{"label":1,"section":{"__component":"a"}}',
    '{"label":"a","section":{}}',
  ]) {
    for (const key of kept.keys()) kept.set(key, text);
    assert.equal(clipboard.read(), undefined);
  }
});

test("reads all records of a relation in their order, of which Strapi returns a hundred at once", async () => {
  const records = Array.from({ length: 101 }, (_, id) => ({
    id,
    documentId: `record-${id}`,
    locale: "en",
    name: `Name ${id}`,
  }));
  const read = createReadRelation((url, { params: { page, pageSize } }) => {
    assert.equal(url, "/content-manager/relations/sections.people/7/people");
    const start = (page - 1) * pageSize;
    const results = records.toReversed().slice(start, start + Math.min(pageSize, 100));

    return Promise.resolve({ data: { results, pagination: { pageCount: 2 } } });
  });

  assert.deepEqual(
    await read("sections.people", 7, "people"),
    records.map(({ id, documentId, name }) => ({ id, documentId, title: name })),
  );
});

test("finds a section by its key after others have moved, and none that is gone", () => {
  const model = { attributes: { body: { type: "dynamiczone" } } };
  // Saved sections have their places as Strapi's keys.
  const hero = { __component: "sections.hero", id: 3, __temp_key__: "a0" };
  const quotes = { __component: "sections.quotes", id: 3, __temp_key__: "a1" };
  const fresh = { __component: "sections.quotes", __temp_key__: "a2" };
  const moved = zonesOf(model, {
    body: [{ ...quotes, __temp_key__: "a0" }, fresh, { ...hero, __temp_key__: "a1" }],
  });

  const places = [hero, quotes, fresh].map((one) => placeOf(moved, "body", keyOf(one)));

  assert.deepEqual(places, [2, 0, 1]);
  assert.equal(placeOf(zonesOf(model, { body: [hero] }), "body", keyOf(quotes)), undefined);
  assert.equal(placeOf(moved, "other", keyOf(hero)), undefined);
});

test("a section's lists can get another item, as long as they have room", () => {
  const card = { type: "component", component: "parts.card", repeatable: true };
  const listed = [
    {
      uid: "sections.cards",
      attributes: {
        cards: { ...card, max: 2, pluginOptions: { editor: { label: "Cards" } } },
        link: { type: "component", component: "parts.link" },
        notes: card,
      },
    },
  ] as unknown as SectionSchema[];
  const listsWith = (...cards: object[]) =>
    itemsOf(listed, { __component: "sections.cards", cards }).map(
      ({ name, label, isFull }) => `${name} ${label} ${isFull}`,
    );

  assert.deepEqual(listsWith({}), ["cards Cards false", "notes notes false"]);
  assert.deepEqual(listsWith({}, {}), ["cards Cards true", "notes notes false"]);
});

const editor = (label: string) => ({ pluginOptions: { editor: { label } } });
const offer = [
  {
    uid: "sections.offer",
    attributes: {
      documentId: { type: "string" },
      layout: { type: "enumeration", required: true },
      eyebrow: { type: "string", ...editor("Line above") },
      title: { type: "string", required: true },
      text: { type: "text", ...editor("Introduction") },
      slug: { type: "string", pluginOptions: { editor: { pattern: { regex: ".", rule: "" } } } },
      image: { type: "media", ...editor("Picture") },
      people: { type: "relation", ...editor("People") },
      end: { type: "component", component: "parts.link", ...editor("Link at the end") },
      links: { type: "component", component: "parts.link", repeatable: true },
      cards: { type: "component", component: "parts.card", repeatable: true },
    },
  },
  {
    uid: "parts.link",
    attributes: {
      id: { type: "integer" },
      label: { type: "string", required: true, ...editor("Label") },
      href: {
        type: "string",
        required: true,
        pluginOptions: { editor: { pattern: { regex: "^/", rule: "" } } },
      },
    },
  },
  {
    uid: "parts.card",
    attributes: {
      title: { type: "string", required: true },
      isWide: { type: "boolean", required: true, default: false },
    },
  },
] as unknown as SectionSchema[];

test("what the page cannot edit, or does not show, is filled in in the form", () => {
  const labelsWith = (values: object) =>
    formFieldsOf(offer, { __component: "sections.offer", ...values }).map(({ label }) => label);
  const chosen = ["Choose “Picture”", "Choose “People”"];

  assert.deepEqual(labelsWith({ text: " " }), [
    ...["Add “Line above”", "Add “Introduction”"],
    ...chosen,
    "Add “Link at the end”",
  ]);
  assert.deepEqual(labelsWith({ eyebrow: "One", text: "Two", end: { label: "Three" } }), chosen);
  assert.deepEqual(labelsWith({ eyebrow: "One", text: "Two", image: {}, end: {} }), chosen);
});

test("a page gets its hero once, at its start", () => {
  const attributes = {
    sections: {
      type: "dynamiczone",
      components: ["sections.main", "sections.text", "shared.seo"],
    },
  };
  const [zone] = zonesOf(
    { attributes },
    { sections: [{ __component: "sections.text" }, { __component: "sections.main" }] },
  );

  assert.ok(zone);
  assert.deepEqual(addableTo(zone), ["sections.text", "shared.seo"]);
  assert.deepEqual(zone.sections.map(isStart), [false, true]);
  assert.equal(placeFor("sections.main", 2), 0);
  assert.equal(placeFor("sections.text", 2), 2);
});

test("an item that needs more than texts is completed in the form", () => {
  const needs = itemsOf(offer, { __component: "sections.offer" }).map(
    ({ name, needsForm }) => `${name} ${needsForm}`,
  );

  assert.deepEqual(needs, ["links true", "cards false"]);
});

test("a section is begun with the first text that it needs, and a part of it is known", () => {
  assert.equal(firstTextOf(offer, "sections.offer"), "title");
  assert.equal(firstTextOf(offer, "parts.gone"), undefined);
  assert.equal(firstFieldOf(offer, "parts.link"), "label");
  assert.equal(partOf(offer, "sections.offer", "end"), "parts.link");
  assert.equal(partOf(offer, "sections.offer", "links"), undefined);
});

test("a headline that the page shows without a hero in the form is that of a missing hero", () => {
  const zoneWith = (...uids: string[]) => [
    {
      ...{ name: "sections", label: "Sections", hint: undefined, max: 50 },
      allowed: ["sections.main", "sections.quotes", "shared.seo"],
      sections: uids.map((__component) => ({ __component })),
    },
  ];
  const uidFor = (field: string, ...uids: string[]) =>
    missingSection(zoneWith(...uids), field)?.uid;

  assert.equal(uidFor("sections.1.title", "sections.quotes"), "sections.main");
  assert.equal(uidFor("sections.0.title", "sections.quotes"), undefined);
  assert.equal(uidFor("sections.2.title", "sections.main", "shared.seo"), undefined);
  assert.equal(uidFor("title"), undefined);
});
