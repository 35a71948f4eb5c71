import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { JSDOM } from "jsdom";

import { cataloguePages } from "../../src/catalogue/pages";
import { searchPath, singlePaths } from "../../src/catalogue/paths";

import {
  builtPage,
  linksOn,
  listPagesOf,
  membersOf,
  paths,
  siteUrl,
  textOf,
  thingsOn,
  wordsOf,
  type Thing,
} from "./site";

const schema = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
const vocabulary = new Map(
  [...schema.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{(.*?)^\}/gms)].map(
    ([, name = "", parents = "", body = ""]) => [
      name,
      {
        parents: parents.split(/,\s*/),
        properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = ""]) => property),
      },
    ],
  ),
);

const inherited = (name: string): string[] => {
  const { parents = [], properties = [] } = vocabulary.get(name) ?? {};

  return [...properties, ...parents.flatMap(inherited)];
};

// The file has an interface for each type, and another one where types are made from it.
const propertiesOf = (type: string) => inherited(`${type}Leaf`);

/** What schema.org does not know, in a value and all that is in it. */
const unknownIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type = "", "@id": _id, ...rest } = value as Partial<Thing>;
  const known = propertiesOf(type);

  return [
    ...(known.length > 0 ? [] : [type]),
    // Any property of an action may say what is to be put in (schema.org, "Potential Actions").
    ...Object.keys(rest).filter((name) => !known.includes(name.replace(/-input$/, ""))),
    ...Object.values(rest).flatMap(unknownIn),
  ];
};

const collections = [
  { list: singlePaths.blog, type: "BlogPosting" },
  { list: singlePaths.portfolio, type: "CreativeWork" },
  { list: singlePaths.careers, type: "JobPosting" },
  { list: singlePaths.compare, type: "Article" },
  { list: singlePaths.playbook, type: "Article" },
  { list: singlePaths.documents, type: "Article" },
].map(({ list, type }) => ({
  list,
  type,
  members: membersOf(list),
}));
const members = collections.flatMap((collection) => collection.members);

type Question = { name: string; acceptedAnswer: { text: string } };

/** The words of some HTML as one line. */
const wordsIn = (html: string) =>
  (JSDOM.fragment(html).textContent ?? "").replace(/\s+/g, " ").trim();

describe("structured data", () => {
  it("would be found wanting", () => {
    expect(unknownIn({ "@type": "JobPosting", salary: 1, title: "" })).toEqual(["salary"]);
    expect(unknownIn({ "@type": "Jobposting" })).toEqual(["Jobposting"]);
  });

  it.each([...paths, ...members])("speaks schema.org's words on %s", (path) => {
    expect(unknownIn(Object.values(thingsOn(path)))).toEqual([]);
  });

  it.each([...paths, ...members])("has whole addresses on %s", (path) => {
    expect(JSON.stringify(thingsOn(path))).not.toMatch(/(?:href|src)=\\"\//);
  });

  it("has what Google asks for rich results", () => {
    const errorsIn = (pages: Record<string, Thing[]>) =>
      JSON.parse(
        execFileSync(process.execPath, ["e2e/built/google-rules.mjs"], {
          input: JSON.stringify(pages),
          encoding: "utf8",
        }),
      ) as string[];
    const pages = [...paths, ...members].map((path) => [path, Object.values(thingsOn(path))]);

    expect(errorsIn({ "/wrong/": [{ "@type": "JobPosting", title: "No employer" }] })).not.toEqual(
      [],
    );
    expect(errorsIn(Object.fromEntries(pages))).toEqual([]);
  });

  it.each([...cataloguePages.map(({ path }) => path), ...members])(
    "names the steps to %s that its breadcrumb links",
    (path) => {
      const shown = linksOn(path, '[aria-label="Breadcrumb"]').map((step) => siteUrl + step);
      const { BreadcrumbList } = thingsOn(path);
      const steps = BreadcrumbList?.itemListElement as { item: string }[];

      expect(steps.map(({ item }) => item)).toEqual([...shown, siteUrl + path]);
    },
  );

  it.each(cataloguePages.map(({ path }) => path))("asks the questions that %s answers", (path) => {
    const { FAQPage, Service } = thingsOn(path);
    const asked = (FAQPage?.mainEntity as Question[] | undefined) ?? [];

    expect(Service).toMatchObject({ url: siteUrl + path });
    for (const words of [Service?.name, Service?.description]) {
      expect(wordsOf(builtPage(path))).toContain(words);
    }
    expect(textOf(path, "main details > summary")).toEqual(
      expect.arrayContaining(asked.map(({ name }) => name)),
    );
    for (const { acceptedAnswer } of asked) {
      expect(wordsOf(builtPage(path))).toContain(wordsIn(acceptedAnswer.text));
    }
  });

  it.each(members)("calls %s what its heading does", (path) => {
    const { BlogPosting, CreativeWork, JobPosting, Article } = thingsOn(path);
    const thing = BlogPosting ?? CreativeWork ?? JobPosting ?? Article;

    expect(textOf(path, "h1")).toEqual([thing?.headline ?? thing?.title ?? thing?.name]);
  });

  it.each(collections)(
    "describes what $list lists, and each as $type",
    ({ list, type, members }) => {
      const listed = listPagesOf(list).flatMap((path) =>
        (thingsOn(path).ItemList?.itemListElement as { url: string }[]).map(({ url }) => url),
      );
      // The blog's featured article is shown above the list.
      const featured = list === singlePaths.blog ? linksOn(list, "main h3").slice(0, 1) : [];

      expect([...listed, ...featured.map((path) => siteUrl + path)].sort()).toEqual(
        members.map((path) => siteUrl + path).sort(),
      );
      for (const path of members) expect(Object.keys(thingsOn(path))).toContain(type);
    },
  );

  it("says who we are on the home page", () => {
    const { Organization, WebSite } = thingsOn(singlePaths.home);

    expect(Organization).toMatchObject({ url: `${siteUrl}/`, email: expect.stringContaining("@") });
    expect(WebSite).toMatchObject({
      publisher: { "@id": Organization?.["@id"] },
      potentialAction: {
        target: { urlTemplate: `${siteUrl}${searchPath}?q={search_term_string}` },
      },
    });
  });
});
