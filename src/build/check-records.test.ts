import { checkCatalogue, checkContactTitle, checkSlugs, checkZones, nameOf } from "./check-records";
import type { ModelType } from "./content-model";
import type { ContentRecord } from "./content-service";

const collection = (name: string, ...records: ContentRecord[]) => ({
  type: { name, kind: "collectionType" as const, attributes: { slug: { type: "string" } } },
  records,
});
const zone: ModelType = {
  name: "contactus",
  kind: "singleType",
  attributes: { contactcontent: { type: "dynamiczone" } },
};
const contact = (...items: [component: string, title?: string | null][]) => ({
  type: zone,
  records: [
    { contactcontent: items.map(([__component, title = "Title"]) => ({ __component, title })) },
  ],
});

describe("nameOf", () => {
  it.each([
    [{ slug: "a", title: "b" }, 'The article "a"'],
    [{ slug: "", title: "b", documentId: "d" }, 'The article "b"'],
    [{ slug: null, name: "c", documentId: "d" }, 'The article "c"'],
    [{ documentId: "d" }, 'The article "d"'],
  ])("names %j by what can be found in the content manager", (record, name) => {
    expect(nameOf(collection("article"), record)).toBe(name);
    expect(nameOf({ type: zone, records: [] }, record)).toBe("The record contactus");
  });
});

describe("checkSlugs", () => {
  it("refuses two records of one slug", () => {
    expect(() => {
      checkSlugs(collection("article", { slug: "a" }, { slug: "b" }, { slug: "a" }));
    }).toThrow('Two records of article have the slug "a": give one of them another');
  });

  it("lets records without slugs be alike", () => {
    const author = { name: "author", kind: "collectionType" as const, attributes: {} };

    expect(() => {
      checkSlugs({ type: author, records: [{ name: "a" }, { name: "a" }] });
    }).not.toThrow();
  });
});

describe("checkCatalogue", () => {
  it("names a page record whose slug the catalogue does not know", () => {
    expect(() => {
      checkCatalogue(collection("hire-page", { slug: "flutter" }, { slug: "fluter" }));
    }).toThrow(/hire-page "fluter" belongs to no page .*flutter/);
  });

  it("takes the pages of the catalogue, and whatever has pages of its own", () => {
    expect(() => {
      checkCatalogue(collection("hire-page", { slug: "flutter" }, { slug: "dedicated" }));
      checkCatalogue(collection("article", { slug: "anything" }));
    }).not.toThrow();
  });
});

describe("checkZones", () => {
  it.each([
    [["sections.main", "sections.main", "shared.seo"], /exactly one "Main".* has 2: remove/],
    [["shared.seo"], /exactly one "Main".* has 0: add one/],
    [["sections.main"], /exactly one "Search and sharing".* has 0/],
  ])("refuses a zone of %j", (components, sentence) => {
    expect(() => {
      checkZones(contact(...components.map((name): [string] => [name])));
    }).toThrow(sentence);
  });
});

describe("checkContactTitle", () => {
  it.each([
    [[["sections.main"]]],
    [[["sections.main"], ["shared.seo"]]],
    [[["sections.main"], ["sections.card-group", ""]]],
    [[["sections.main"], ["sections.card-group", null]]],
  ] as [items: [string, (string | null)?][]][])("refuses %j", (items) => {
    expect(() => {
      checkContactTitle(contact(...items));
    }).toThrow(/second item of contactcontent .* titles the contact form, and has no title/);
  });

  it("takes the title of a card group", () => {
    expect(() => {
      checkContactTitle(contact(["sections.main"], ["sections.card-group"], ["shared.seo"]));
    }).not.toThrow();
  });
});
