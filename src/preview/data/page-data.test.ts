import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";

import { readContentModel } from "../../../common/content-model";
import { json, serveContent, stopServing, type Answers } from "../../testing/content-server";
import { previewSchema } from "../../testing/preview-schema";

import { createPageData } from "./page-data";
import { findPage } from "./pages";
import { createRecordStore } from "./record-store";

const model = readContentModel(process.cwd());
const schema = previewSchema(model);
const panelUrl = "https://cms.example.com";

const siteUrl = "https://example.com";

afterEach(stopServing);

/** Runs a query against a CMS with these responses. */
const ask = async (query: string, answers: Answers, context: Record<string, unknown> = {}) => {
  const service = await serveContent(answers);
  const store = createRecordStore(service, model, "draft");
  const data = createPageData({ model, cms: service, siteUrl, panelUrl });
  const template = { chunk: "a-template", query, staticQueryHashes: ["7"] };
  const page = { path: "/", template: "a.tsx", context };
  const queries = { pages: [page], templates: { "a.tsx": template }, staticQueries: [] };
  const answer = await data.pageData(
    { siteDir: "", shell: "", renderDir: "", schema, queries },
    "/",
    { store },
  );

  return answer?.result.data as Record<string, unknown>;
};

const record = (fields: object) => ({ documentId: "abc", ...fields });
const sourceIn = (text: string) => {
  const mark = vercelStegaDecode<{ strapiSource: string }>(text);

  return mark?.strapiSource;
};
const clean = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? vercelStegaSplit(inner).cleaned : inner,
  );

describe("a draft with only a title", () => {
  const query = `query ($slug: String!) {
    strapiArticle(slug: { eq: $slug }) {
      title slug excerpt date(formatString: "YYYY") body { html } author { name }
      cover { localFile { publicURL } } topics { slug } seo { title description }
    }
  }`;
  const answers = { "/api/articles": json([record({ title: "New", slug: null })]) };

  it("is found by its documentId, and has placeholders for missing required fields", async () => {
    const { strapiArticle } = await ask(query, answers, { slug: "abc" });

    expect(clean(strapiArticle)).toEqual({
      title: "New",
      slug: "abc",
      excerpt: "‹Summary›",
      date: String(new Date().getUTCFullYear()),
      body: { html: expect.stringContaining("<p>‹Text›</p>") },
      author: null,
      cover: null,
      topics: [],
      seo: { title: "‹Page title›", description: "‹Description›" },
    });
  });
});

it("shows the label of a word that is not chosen yet, and not the first one", async () => {
  const pay = { label: "Salary", currency: "EUR", from: 1, to: null, unit: null };
  const answers = { "/api/job-openings": json([record({ pay })]) };
  const { allStrapiJobOpening } = await ask(
    "{ allStrapiJobOpening { nodes { pay { currency unit } } } }",
    answers,
  );

  expect(clean(allStrapiJobOpening)).toEqual({
    nodes: [{ pay: { currency: "EUR", unit: "‹Per›" } }],
  });
});

it("publishes a draft at the time of the preview", async () => {
  const query = "{ allStrapiJobOpening { nodes { publishedAt } } }";
  const published = "2026-01-02T03:04:05.000Z";
  const records = [null, published].map((publishedAt, index) =>
    record({ documentId: `job${index}`, publishedAt }),
  );
  const answers = { "/api/job-openings": json(records) };
  const { allStrapiJobOpening } = await ask(query, answers);

  expect(allStrapiJobOpening).toEqual({
    nodes: [{ publishedAt: expect.stringMatching(/^20..-..-..T.*Z$/) }, { publishedAt: published }],
  });
});

describe("a page whose record does not exist", () => {
  it("has placeholders, and the required components of its zone", async () => {
    const zone = "aboutcontent { __typename ... on STRAPI__COMPONENT_SECTIONS_MAIN { title } }";
    const { strapiAboutus } = await ask(`{ strapiAboutus { ${zone} } }`, {});

    expect(clean(strapiAboutus)).toEqual({
      aboutcontent: [
        { __typename: "STRAPI__COMPONENT_SECTIONS_MAIN", title: "‹Headline›" },
        { __typename: "STRAPI__COMPONENT_SHARED_SEO" },
      ],
    });
  });
});

it("starts with the hero that its record lacks, which has no place of a section of the record", async () => {
  const hero = "... on STRAPI__COMPONENT_SECTIONS_MAIN { title }";
  const group = "... on STRAPI__COMPONENT_SECTIONS_CARD_GROUP { title }";
  const { strapiAboutus } = await ask(`{ strapiAboutus { aboutcontent { ${hero} ${group} } } }`, {
    "/api/aboutus": json(
      record({
        aboutcontent: [
          { __component: "sections.card-group", title: "First" },
          { __component: "sections.card-group", title: "Hidden", hidden: true },
        ],
      }),
    ),
  });
  const { aboutcontent } = strapiAboutus as { aboutcontent: { title?: string }[] };
  const placeOf = ({ title = "" }) => new URLSearchParams(sourceIn(title)).get("path");

  expect(clean(aboutcontent.slice(0, 2))).toEqual([{ title: "‹Headline›" }, { title: "First" }]);
  expect(aboutcontent.slice(0, 2).map(placeOf)).toEqual([
    expect.stringMatching(/^aboutcontent\.\d{4}\.title$/),
    "aboutcontent.0.title",
  ]);
});

describe("texts", () => {
  const hero = { title: "Hello", actions: [{ label: "Write", href: "/contact-us/" }] };
  const query = `{ strapiHome {
    hero { title actions { label href } } process { layout title } seo { title }
  } }`;
  const home = record({
    hero,
    process: { layout: "steps", title: "How" },
    seo: { title: "Home", description: "…" },
  });

  it("have markers of their fields, unlike URLs, choices and search data", async () => {
    const { strapiHome } = await ask(query, { "/api/home": json(home) });
    const texts: string[] = [];
    JSON.stringify(strapiHome, (_, value: unknown) => {
      if (typeof value === "string") texts.push(value);
      return value;
    });
    const marks = texts.map((text) => {
      const strapiSource = sourceIn(text);
      const source = Object.fromEntries(new URLSearchParams(strapiSource));

      return [vercelStegaSplit(text).cleaned, source.path];
    });

    expect(marks).toEqual([
      ["Hello", "hero.title"],
      ["Write", "hero.actions.0.label"],
      ["/contact-us/", undefined],
      ["steps", undefined],
      ["How", "process.title"],
      ["Home", undefined],
    ]);
  });

  it("name the record in the format of the panel's script", async () => {
    const { strapiHome } = await ask("{ strapiHome { hero { title } } }", {
      "/api/home": json(home),
    });
    const { title } = (strapiHome as { hero: { title: string } }).hero;

    expect(vercelStegaDecode(title)).toEqual({
      strapiSource:
        "documentId=abc&type=string&path=hero.title&model=api%3A%3Ahome.home&kind=singleType",
    });
  });
});

describe("rich text", () => {
  const query = "{ strapiJobOpening(slug: {}) { body { html } } }";
  const opening = (body: string) => json([record({ slug: "tester", body })]);

  it("is rendered as in the build, with a leading comment that names the field", async () => {
    const { strapiJobOpening } = await ask(query, {
      "/api/job-openings": opening("## Why\n\nSo."),
    });

    expect((strapiJobOpening as { body: { html: string } }).body.html).toBe(
      '<!--source:documentId=abc&type=richtext&path=body&model=api%3A%3Ajob-opening.job-opening&kind=collectionType--><h2 id="why">Why</h2>\n<p>So.</p>\n',
    );
  });

  it("shows images of the media library, and the alternative text of a deleted one", async () => {
    const files = [{ name: "a", url: "/uploads/a.png", width: 2720, height: 1000 }];
    const { strapiJobOpening } = await ask(query, {
      "/api/job-openings": opening("![a picture](http://old.example/uploads/a.png)"),
      "/api/media-files": (response) => response.end(JSON.stringify(files)),
    });
    expect(JSON.stringify(strapiJobOpening)).toContain(
      '<img src=\\"https://cms.example.com/uploads/a.png\\" alt=\\"a picture\\" width=\\"1360\\" height=\\"500\\"',
    );

    const gone = await ask(query, {
      "/api/job-openings": opening("![a picture](/uploads/gone.png)"),
      "/api/media-files": (response) => response.end("[]"),
    });
    expect(JSON.stringify(gone)).toContain('src=\\"\\" alt=\\"a picture\\"');
  });

  it("asks the media library once for a text with a thousand pictures", async () => {
    let requests = 0;
    const pictures = Array.from({ length: 1000 }, (_, number) => `![a](/uploads/${number}.png)`);
    const answer = await ask(query, {
      "/api/job-openings": opening(pictures.join("\n")),
      "/api/media-files": (response) => {
        requests += 1;
        response.end(JSON.stringify([{ name: "a", url: "/uploads/999.png", width: 9, height: 9 }]));
      },
    });

    expect(JSON.stringify(answer)).toContain("https://cms.example.com/uploads/999.png");
    expect(requests).toBe(1);
  });
});

describe("media", () => {
  const query = `{ strapiHirePage(slug: { eq: "rust" }) { picture {
    alternativeText localFile { publicURL childImageSharp {
      gatsbyImageData(width: 1200) resize(width: 1200, height: 630) { src }
    } } vector { width height localFile { publicURL } } } } }`;
  const hire = (picture: object) => ({
    "/api/hire-pages": json([record({ slug: "rust", picture })]),
  });

  it("have the CMS's URLs and keep their proportions", async () => {
    const picture = { url: "/uploads/b.jpg", mime: "image/jpeg", width: 2400, height: 1000 };
    const { strapiHirePage } = await ask(query, hire(picture));

    expect(clean(strapiHirePage)).toEqual({
      picture: {
        alternativeText: "",
        localFile: {
          publicURL: "https://cms.example.com/uploads/b.jpg",
          childImageSharp: {
            gatsbyImageData: {
              layout: "constrained",
              width: 1200,
              height: 500,
              images: {
                fallback: { src: "https://cms.example.com/uploads/b.jpg" },
                sources: [],
              },
            },
            resize: { src: "https://cms.example.com/uploads/b.jpg" },
          },
        },
        vector: null,
      },
    });
  });

  it("have markers of their field, each of a list of that list", async () => {
    const desk = { url: "/uploads/b.jpg", alternativeText: "A desk" };
    const { strapiHirePage, strapiProject } = await ask(
      `{ strapiHirePage(slug: { eq: "rust" }) { picture { alternativeText } }
        strapiProject(slug: { eq: "app" }) { pictures { alternativeText } } }`,
      {
        ...hire(desk),
        "/api/projects": json([
          record({ slug: "app", pictures: [{ ...desk, alternativeText: "Decoration" }, desk] }),
        ]),
      },
    );
    const { picture } = strapiHirePage as { picture: { alternativeText: string } };
    const { pictures } = strapiProject as { pictures: { alternativeText: string }[] };
    const marks = [picture, ...pictures].map(({ alternativeText }) => [
      vercelStegaSplit(alternativeText).cleaned,
      new URLSearchParams(sourceIn(alternativeText)).get("path"),
    ]);

    expect(marks).toEqual([
      ["A desk", "picture"],
      ["", "pictures"],
      ["A desk", "pictures"],
    ]);
  });

  it("that are vector images have no sizes but their original file, as in the build", async () => {
    const { strapiHirePage } = await ask(
      query,
      hire({ url: "/uploads/c.svg", mime: "image/svg+xml", width: 320, height: 96 }),
    );

    expect(strapiHirePage).toMatchObject({
      picture: {
        localFile: { childImageSharp: null },
        vector: {
          width: 320,
          height: 96,
          localFile: { publicURL: "https://cms.example.com/uploads/c.svg" },
        },
      },
    });
  });
});

describe("lists and relations", () => {
  const articles = [
    record({ slug: "b", title: "B", date: "2026-01-01" }),
    { documentId: "new", slug: null, title: "Just begun", author: { documentId: "ada" } },
    { documentId: "c", slug: "c", title: "C", date: "2026-03-01" },
  ];

  it("contain drafts in the query's order, with related drafts", async () => {
    const { allStrapiArticle } = await ask(
      `{ allStrapiArticle(filter: { slug: { ne: "b" } }, sort: [{ date: DESC }, { slug: ASC }]) {
        nodes { title author { name } } } }`,
      {
        "/api/articles": json(articles),
        "/api/authors": json([{ documentId: "ada", name: "Ada" }]),
      },
    );

    expect(clean(allStrapiArticle)).toEqual({
      nodes: [
        { title: "Just begun", author: { name: "Ada" } },
        { title: "C", author: null },
      ],
    });
  });

  it("can be filtered by relations, paginated, counted and grouped", async () => {
    const of = (slug: string, documentId: string, ...topics: string[]) => ({
      documentId: slug,
      slug,
      category: { documentId },
      topics: topics.map((topic) => ({ slug: topic })),
    });
    const { list, all } = await ask(
      `{ list: allStrapiArticle(filter: { category: { slug: { eq: "delivery" } } }, sort: { slug: ASC }, skip: 1, limit: 1) {
        totalCount nodes { slug } }
      all: allStrapiArticle {
        categories: group(field: { category: { slug: SELECT } }) { fieldValue totalCount }
        topics: group(field: { topics: { slug: SELECT } }) { fieldValue totalCount } } }`,
      {
        "/api/articles": json([
          of("c", "1", "node"),
          of("b", "1", "php", "node"),
          of("a", "1"),
          of("d", "2"),
          of("e", "gone"),
        ]),
        "/api/categories": json([
          { documentId: "1", slug: "delivery" },
          { documentId: "2", slug: "a-first" },
        ]),
      },
    );

    expect(list).toEqual({ totalCount: 3, nodes: [{ slug: "b" }] });
    expect(all).toEqual({
      categories: [
        { fieldValue: "a-first", totalCount: 1 },
        { fieldValue: "delivery", totalCount: 3 },
      ],
      topics: [
        { fieldValue: "node", totalCount: 2 },
        { fieldValue: "php", totalCount: 1 },
      ],
    });
  });

  it("can be queried by slugs, in the slugs' order", async () => {
    const { strapiArticles } = await ask(`{ strapiArticles(slugs: ["c", "gone", "a"]) { slug } }`, {
      "/api/articles": json(["a", "b", "c"].map((slug) => ({ documentId: slug, slug }))),
    });

    expect(strapiArticles).toEqual([{ slug: "c" }, { slug: "a" }]);
  });

  it("reject unsupported queries, and name the file to change", async () => {
    const answers = { "/api/articles": json(articles), "/api/authors": json([]) };

    await expect(
      ask(`{ allStrapiArticle(filter: { slug: { regex: "/b/" } }) { nodes { slug } } }`, answers),
    ).rejects.toThrow('Unsupported filter "regex": add it to src/preview/data/node-query.ts');
  });
});

describe("the page at a path", () => {
  const page = (path: string) => ({ path, template: "src/pages/about-us.tsx", context: {} });
  const queries = {
    pages: [page("/about-us/"), page("/blog/gone/"), page("/blog/")],
    templates: {},
    staticQueries: [],
  };
  const none = Object.fromEntries(
    model.types.map(({ kind, name, plural }) => [
      `/api/${kind === "singleType" ? name : plural}`,
      kind === "singleType" ? json(null, 404) : json([]),
    ]),
  );
  const find = async (path: string, answers: Answers = {}) => {
    const service = await serveContent({
      ...none,
      "/api/articles": json([
        record({ slug: "new", category: { documentId: "1" } }),
        { documentId: "x", slug: null, category: { documentId: "1" } },
      ]),
      "/api/categories": json([{ documentId: "1", slug: "delivery" }]),
      ...answers,
    });

    return findPage(queries, createRecordStore(service, model, "draft"), path);
  };

  it.each(["/blog/new/", "/blog/new", "/blog/x/"])(
    "%s is the page of a draft that the release lacks",
    async (path) => {
      expect(await find(path)).toMatchObject({ template: "src/templates/article.tsx" });
    },
  );

  it("has the context of its template", async () => {
    expect((await find("/blog/new/"))?.context).toEqual({ slug: "new", related: ["x"] });
  });

  it("is the first page of a category that the release lacks", async () => {
    expect(await find("/blog/category/delivery/")).toMatchObject({
      template: "src/templates/category.tsx",
      context: {
        slug: "delivery",
        slugs: ["new", "x"],
        total: 2,
        counts: { all: 2, categories: [{ slug: "delivery", count: 2 }] },
      },
    });
  });

  it("lists drafts, newest first and without the featured one", async () => {
    const dated = (documentId: string, date: string) => ({ documentId, slug: documentId, date });
    const found = await find("/blog/", {
      "/api/articles": json([
        dated("old", "2024-01-01"),
        dated("chosen", "2026-01-01"),
        dated("b-new", "2025-01-01"),
        dated("a-new", "2025-01-01"),
      ]),
      "/api/blog": json(
        record({ blogcontent: [{ title: "Blog" }, { article: { documentId: "chosen" } }] }),
      ),
    });

    expect(found).toMatchObject({
      template: "src/templates/blog.tsx",
      context: { slugs: ["a-new", "b-new", "old"], page: 1, pages: 1 },
    });
  });

  it("of editors' own sections lists drafts, chosen or of the section's category", async () => {
    const section = (fields: object) => ({ __component: "sections.articles", count: 3, ...fields });
    const page = record({
      slug: "about-us/offer",
      title: "Offer",
      frame: "campaign",
      sections: [
        { __component: "sections.main", actions: [{ label: "Ask", href: "#contact-form" }] },
        section({ articles: [{ documentId: "x" }] }),
        section({ category: { documentId: "1" } }),
        section({ category: { documentId: "gone" } }),
      ],
    });

    expect(await find("/about-us/offer/", { "/api/pages": json([page]) })).toMatchObject({
      template: "src/templates/page.tsx",
      context: {
        slug: "about-us/offer",
        lists: [null, ["x"], ["new", "x"], ["new", "x"]],
        articles: ["x", "new"],
        above: [{ name: "About us", path: "/about-us/" }],
        campaign: { action: { label: "Ask", href: "#contact-form" } },
      },
    });
  });

  it("of editors' own sections leaves hidden ones out, and the others keep their places", async () => {
    const page = record({
      slug: "offer",
      sections: [
        { __component: "sections.text", text: "Hidden", hidden: true },
        { __component: "sections.articles", articles: [{ documentId: "x" }] },
      ],
    });
    const answers = { "/api/pages": json([page]) };

    expect(await find("/offer/", answers)).toMatchObject({ context: { lists: [["x"]] } });
  });

  it("is missing if its record was deleted after the release", async () => {
    expect(await find("/blog/gone/")).toBeUndefined();
  });

  it("is the release's page if it has no collection", async () => {
    expect(await find("/about-us")).toEqual(page("/about-us/"));
    expect(await find("/nowhere/")).toBeUndefined();
  });
});
