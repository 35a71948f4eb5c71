import assert from "node:assert/strict";
import { test } from "node:test";

import { fieldsOf } from "./field-schemas";

const words = (label: string) => ({ pluginOptions: { editor: { label } } });
const schemas = [
  {
    uid: "api::page.page",
    attributes: {
      title: words("Headline"),
      hero: { component: "a.hero", ...words("Opening") },
      zone: { components: ["a.hero", "a.list"], ...words("Bands") },
      bare: {},
    },
  },
  { uid: "a.hero", attributes: { lead: words("First sentence") } },
  { uid: "a.list", attributes: { items: { component: "a.item", ...words("Items") } } },
  { uid: "a.item", attributes: { text: { type: "richtext", ...words("Text") } } },
];
const fields = fieldsOf(schemas, "api::page.page");

for (const [path, label] of [
  ["title", "Headline"],
  ["hero.lead", "First sentence"],
  ["zone.1.items.3.text", "Text"],
  ["bare", undefined],
  ["nothing", undefined],
  ["hero.nothing", undefined],
  ["Headline", undefined],
] as const) {
  test(`the label of ${path} is ${label ?? "unknown"}`, () => {
    assert.equal(fields.labelOf(path), label);
  });
}

test("the label in a dynamic zone is that of the component which is used", () => {
  const two = [
    ...schemas,
    { uid: "a.quote", attributes: { lead: words("Quote") } },
    { uid: "api::other.other", attributes: { zone: { components: ["a.hero", "a.quote"] } } },
  ];
  const record = { zone: [{ __component: "a.quote" }, { __component: "a.hero" }] };
  const { labelOf } = fieldsOf(two, "api::other.other");

  assert.equal(labelOf("zone.0.lead", record), "Quote");
  assert.equal(labelOf("zone.1.lead", record, {}), "First sentence");
  assert.equal(labelOf("zone.0.lead", {}, record), "Quote");
});

test("the fields of texts with formatting are known", () => {
  assert.deepEqual(["zone.1.items.3.text", "hero.lead", "nothing"].map(fields.isFormatted), [
    true,
    false,
    false,
  ]);
});

test("a text of the page is edited there, and one for search engines in the form", () => {
  const { plainTextOf } = fieldsOf(
    [
      {
        uid: "api::offer.offer",
        attributes: {
          title: { type: "string" },
          body: { type: "richtext" },
          seo: { component: "shared.seo" },
        },
      },
      { uid: "shared.seo", attributes: { title: { type: "string" } } },
    ],
    "api::offer.offer",
  );

  assert.deepEqual(plainTextOf("title"), { isLong: false });
  assert.equal(plainTextOf("body"), undefined);
  assert.equal(plainTextOf("seo.title"), undefined);
});
