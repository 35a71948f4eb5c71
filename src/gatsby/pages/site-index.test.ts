import { technologies } from "../../../common/catalogue/technologies";
import { recordPages, type RecordType } from "../../../common/page-types";

import { listLabel } from "../../catalogue/skill-words";

import { recordLinks } from "./site-index";

const [known] = technologies;

type Content = Parameters<typeof recordLinks>[0];

const linksOf = (type: RecordType, ...records: object[]) => {
  const content: object = Object.fromEntries(
    recordPages.map((row) => [row.type, { nodes: row.type === type ? records : [] }]),
  );
  const groups = recordLinks(content as Content).filter(({ links }) => links.length > 0);

  return groups.map(({ title, links }) => [title, ...links.map(({ name, path }) => [name, path])]);
};

describe("recordLinks", () => {
  it("has a group for every content type with pages", () => {
    for (const { type, folder, index } of recordPages) {
      const [[title, [, path]] = ["", []]] = linksOf(type, { slug: "one", title: "One" }) as [
        [string, string[]],
      ];

      expect([title, path]).toEqual([index.title, `${folder}one/`]);
    }
  });

  it.each([
    ["article", { title: "Retries" }, "Retries"],
    ["category", { name: "Delivery" }, "Delivery"],
    [
      "comparison",
      { title: "A choice", first: known.slug, second: "b" },
      `${listLabel(known)} or b`,
    ],
    ["document", { title: "" }, "one"],
  ] as const)("names a record of the type %s", (type, fields, name) => {
    expect(linksOf(type, { slug: "one", ...fields })[0]?.[1]?.[0]).toBe(name);
  });

  it("has the nine newest articles", () => {
    const articles = Array.from({ length: 12 }, (_, at) => ({ slug: `s${at}`, title: `T${at}` }));

    expect(
      linksOf("article", ...articles)[0]
        ?.slice(1)
        .map(([name]) => name),
    ).toEqual(articles.slice(0, 9).map(({ title }) => title));
  });

  it("leaves out openings after their last day", () => {
    const openings = [
      { slug: "open", title: "Open", closesOn: "2999-01-01" },
      { slug: "closed", title: "Closed", closesOn: "2001-01-01" },
      { slug: "always", title: "Always", closesOn: null },
    ];

    expect(
      linksOf("job-opening", ...openings)[0]
        ?.slice(1)
        .map(([name]) => name),
    ).toEqual(["Open", "Always"]);
  });
});
