import { checkDynamicZones } from "./dynamic-zones";

const type = {
  name: "about",
  kind: "singleType" as const,
  attributes: {
    sections: { type: "dynamiczone", components: ["sections.main", "sections.text", "shared.seo"] },
  },
};

const issuesOf = (...components: string[]) =>
  checkDynamicZones(type, {
    sections: components.map((__component) => ({ __component })),
  });

it.each([
  [["shared.seo"], ["sections.main"], 'The page needs exactly one "Hero": add it.'],
  [["sections.main"], ["shared.seo"], 'The page needs exactly one "Search and sharing": add it.'],
  [
    ["sections.text"],
    ["sections.main", "shared.seo"],
    'The page needs exactly one "Hero" and one "Search and sharing": add them.',
  ],
])("names what a zone of only %j lacks", (components, missing, message) => {
  expect(issuesOf(...components)).toEqual([{ path: ["sections"], message, missing }]);
});

it("names each further one, which is to be removed", () => {
  expect(issuesOf("sections.main", "shared.seo")).toEqual([]);
  expect(issuesOf("sections.main", "shared.seo", "sections.main")).toEqual([
    {
      path: ["sections", "2", "title"],
      message: 'The page needs exactly one "Hero": remove this one.',
    },
  ]);
});

it("lets a page start with its hero, after the texts for search or a hidden section", () => {
  const startOf = (...items: (string | null)[]) =>
    checkDynamicZones(type, {
      sections: items.map((__component) => __component && { __component }),
    });

  expect(startOf("shared.seo", null, "sections.main", "sections.text")).toEqual([]);
  expect(startOf("sections.text", "sections.main", "shared.seo")).toEqual([
    {
      path: ["sections", "1", "title"],
      message: 'The page starts with the "Hero": move it to the top.',
    },
  ]);
});
