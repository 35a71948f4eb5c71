import type { Attributes, Components } from "./model";
import { checkRecord } from "./check-record";
import { withHiddenEmpty, withoutHidden } from "./hidden-sections";

const attributes: Attributes = {
  title: { type: "string" },
  sections: { type: "dynamiczone", components: ["sections.text"] },
  cards: { type: "component", repeatable: true, component: "parts.card" },
};

const record = {
  title: "Offer",
  sections: [
    { __component: "sections.text", title: "One", hidden: false },
    { __component: "sections.text", title: "Two", hidden: true },
    { __component: "sections.text", title: "Three", hidden: null },
  ],
  cards: [{ title: "Card", hidden: true }],
};

const titlesIn = (sections: unknown) =>
  (sections as ({ title: string } | null)[]).map((section) => section?.title);

it("leaves the hidden sections out, and nothing else", () => {
  const shown = withoutHidden(attributes, record);

  expect(titlesIn(shown.sections)).toEqual(["One", "Three"]);
  expect(shown).toMatchObject({ title: "Offer", cards: record.cards });
});

it("keeps the places of the others for rules", () => {
  expect(titlesIn(withHiddenEmpty(attributes, record).sections)).toEqual([
    "One",
    undefined,
    "Three",
  ]);
});

it("changes no record without hidden sections", () => {
  const open = { sections: [{ __component: "sections.text", hidden: false }], other: null };

  expect(withoutHidden(attributes, open)).toBe(open);
  expect(withoutHidden(attributes, { sections: null })).toEqual({ sections: null });
});

it("does not require anything of a hidden section, and names others by their places", () => {
  const components: Components = new Map([
    [
      "sections.text",
      {
        name: "sections.text",
        kind: "component",
        attributes: { title: { type: "string", required: true }, hidden: { type: "boolean" } },
      },
    ],
  ] as never);
  const type = { name: "page", kind: "collectionType", plural: "pages", attributes } as const;
  const empty = (hidden: boolean) => ({ __component: "sections.text", title: "", hidden });
  const issues = checkRecord(components, type, {
    sections: [empty(true), empty(false), empty(true)],
  });

  expect(issues.map(({ path }) => path)).toEqual([["sections", "1", "title"]]);
});
