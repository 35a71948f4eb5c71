import { json, serveContent, stopServing, type Answers } from "../../testing/content-server";

import type { ModelSchema } from "../../../common/rules/model";

import { technologies } from "../../../common/catalogue/technologies";
import { recordLabel } from "../../../common/rules/labels";

import type { ContentModel } from "../../../common/content-model";
import { checkContent } from "./check-content";
import { ContentError } from "./cms-client";
import type { TypeContent } from "./read-content";

const slug = { type: "string", required: true };
const component = (name: string, attributes: ModelSchema["attributes"]) =>
  [name, { name, kind: "component", attributes }] as const;

const model: ContentModel = {
  types: [
    {
      name: "contactus",
      kind: "singleType",
      attributes: { contactcontent: { type: "dynamiczone" } },
    },
    { name: "site", kind: "singleType", attributes: { name: { type: "string" } } },
    { name: "hire-page", plural: "hire-pages", kind: "collectionType", attributes: { slug } },
    {
      name: "category",
      plural: "categories",
      kind: "collectionType",
      attributes: {
        slug,
        seo: { type: "component", component: "shared.seo", required: true },
      },
    },
  ],
  components: new Map([
    component("sections.main", { title: { type: "string", required: true } }),
    component("sections.card-group", { title: { type: "string" } }),
    component("shared.seo", { title: { type: "string", required: true } }),
  ]),
};

const typesOf = ({ types }: ContentModel) =>
  types.map(({ name, attributes }) => ({ schema: { singularName: name, attributes } }));
const partsOf = ({ components }: ContentModel) =>
  [...components.values()].map(({ name, attributes }) => ({ uid: name, schema: { attributes } }));
const zoneOf = (...components: string[]) =>
  json({ contactcontent: components.map((name) => ({ __component: name, title: "Title" })) });
const category = (fields: object = {}) => ({
  slug: "delivery",
  seo: { title: "Delivery" },
  ...fields,
});

const modelPath = "/api/content-type-builder/content-types";
const healthy: Answers = {
  [modelPath]: json(typesOf(model)),
  "/api/content-type-builder/components": json(partsOf(model)),
  "/api/contactus": zoneOf("sections.main", "sections.card-group", "shared.seo"),
  "/api/site": json({ id: 1 }),
  "/api/hire-pages": json([{ slug: technologies[0].slug }, { slug: "dedicated" }]),
  "/api/categories": json([category(), category({ slug: "code", seo: { title: "Code" } })]),
};

const faultOf = async (answers: Answers, timeout?: number) => {
  const settings = await serveContent({ ...healthy, ...answers }, timeout);
  const error: unknown = await checkContent(settings, model).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);

  return error as ContentError;
};
const errorMessage = async (answers: Answers, timeout?: number) =>
  (await faultOf(answers, timeout)).message;

afterEach(stopServing);

describe("checkContent", () => {
  it("accepts complete content", async () => {
    const { content, held } = await checkContent(await serveContent(healthy), model);

    expect(held).toEqual([]);
    expect(content.map(({ type }) => type)).toEqual(model.types);
  });

  it("leaves hidden sections out, which need not be complete", async () => {
    const sections = ["sections.main", "sections.card-group", "shared.seo"].map((name) => ({
      __component: name,
      title: "Title",
    }));
    const hidden = { __component: "sections.card-group", title: "", hidden: true };
    const service = await serveContent({
      ...healthy,
      "/api/contactus": json({ contactcontent: [hidden, ...sections] }),
    });
    const { content, held } = await checkContent(service, model);

    expect(content[0]?.records).toEqual([{ contactcontent: sections }]);
    expect(held).toEqual([]);
  });

  it("reports a CMS that cannot be reached", async () => {
    const settings = await serveContent(healthy);
    stopServing();

    await expect(checkContent(settings, model)).rejects.toThrow(
      /127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\).*STRAPI_API_URL/,
    );
  });

  it.each([
    ["when sending the model", modelPath],
    ["when sending a record", "/api/site"],
    ["when sending records", "/api/categories"],
  ])("times out if the CMS hangs %s", async (_what, path) => {
    expect(await errorMessage({ [path]: () => undefined }, 300)).toMatch(
      /no response within 0\.3 s/,
    );
  });

  it("times out on an incomplete response", async () => {
    expect(
      await errorMessage({ "/api/site": (response) => response.write('{"data":') }, 300),
    ).toMatch(/no response within 0\.3 s/);
  });

  it.each([401, 403])("reports a token rejected with %d", async (status) => {
    expect(await errorMessage({ [modelPath]: json(null, status) })).toMatch(
      /rejected the token .*STRAPI_TOKEN/,
    );
  });

  it.each([
    ["nothing", json(null, 404)],
    ["a page", (response: { end: (text: string) => unknown }) => response.end("<html>")],
    ["null", json(null)],
  ])("detects that the server is not the CMS by %s", async (_what, answer) => {
    expect(await errorMessage({ [modelPath]: answer })).toMatch(/is not this project's CMS/);
  });

  it("reports a missing field for an incomplete model", async () => {
    expect(await errorMessage({ [modelPath]: json([null, {}, { schema: null }]) })).toMatch(
      /has no field contactus\.contactcontent/,
    );
  });

  it.each(["/api/contactus", "/api/site", "/api/categories"])(
    "reports what %s returns instead of content",
    async (path) => {
      const what = /\/api\/(contactus|site|categor)/.exec(path)?.[1];

      for (const answer of [json(null), json(null, 500), json([null])]) {
        expect(await errorMessage({ [path]: answer })).toMatch(
          new RegExp(`returned (200|500) for ${what}.*check its log`),
        );
      }
    },
  );

  it("names every missing single type, and where to publish it", async () => {
    const notFound = json(null, 404);

    expect(await errorMessage({ "/api/contactus": notFound, "/api/site": notFound })).toMatch(
      /no published record of contactus, site: publish them .*`npm run cms`.*`npm run seed`/,
    );
  });

  it("names a field that the CMS does not have", async () => {
    const older = { ...model, types: [{ ...model.types[1], attributes: {} }] } as ContentModel;

    expect(await errorMessage({ [modelPath]: json(typesOf(older)) })).toMatch(
      /has no field contactus\.contactcontent: deploy the CMS/,
    );
    expect(await errorMessage({ "/api/content-type-builder/components": json([]) })).toMatch(
      /has no field sections\.main\.title/,
    );
  });
});

describe("checkContent on records", () => {
  it("finds two records with one slug, on any page of the response", async () => {
    const meta = { pagination: { pageCount: 2 } };

    expect(
      await errorMessage({
        "/api/categories 0": json([{ ...category(), id: 7 }], 200, meta),
        "/api/categories 7": json([{ ...category(), documentId: "other" }]),
      }),
    ).toBe(
      'The category "delivery", in slug: Another published page already has the address "delivery": choose a different one, or edit that page. Correct it in the content manager and publish it again.',
    );
  });

  it("identifies the invalid record by its ids in the CMS", async () => {
    const records = [category({ documentId: "c1", seo: { title: "" } })];

    expect((await faultOf({ "/api/categories": json(records) })).record).toEqual({
      uid: "api::category.category",
      documentId: "c1",
    });
  });

  describe("with pictures", () => {
    const page = {
      name: "page",
      plural: "pages",
      kind: "collectionType" as const,
      attributes: { slug, cover: { type: "media" }, body: { type: "richtext" } },
    };
    const pages = { ...model, types: [page] };
    const cover = { name: "desk.png", url: "/uploads/desk.png", alternativeText: "A desk" };
    const body = "![A chair](https://panel.example/uploads/chair.png)";
    const library = [{ name: "chair.png", url: "/uploads/chair.png" }];
    const exists: Answers[string] = (response) => response.writeHead(200).end();
    const check = async (answers: Answers) => {
      const service = await serveContent({
        ...healthy,
        [modelPath]: json(typesOf(pages)),
        "/api/pages": json([{ slug: "room", cover, body }]),
        "/api/media-files": (response) => response.end(JSON.stringify(library)),
        "/uploads/desk.png": exists,
        "/uploads/chair.png": exists,
        ...answers,
      });

      return checkContent(service, pages).then(
        () => "",
        (error: Error) => error.message,
      );
    };

    it.each<[string, Answers]>([
      ["exist", {}],
      // A needed file is downloaded later, with retries.
      ["may exist", { "/uploads/desk.png": (response) => response.destroy() }],
    ])("accepts files that %s", async (_what, answers) => {
      expect(await check(answers)).toBe("");
    });

    it.each([
      ["cover", "desk.png"],
      ["body", "chair.png"],
    ])("names the record whose %s shows a missing file", async (field, name) => {
      expect(await check({ [`/uploads/${name}`]: json(null, 404) })).toBe(
        `The page "room", in ${field}: The file "${name}" of the media library is missing: upload it again, and choose the new one. Correct it in the content manager and publish it again.`,
      );
    });

    it("names the record whose text shows an image outside the media library", async () => {
      expect(await check({ "/api/media-files": (response) => response.end("[]") })).toBe(
        'The page "room", in body: The picture https://panel.example/uploads/chair.png is not in the media library: upload it there, and insert it from there. Correct it in the content manager and publish it again.',
      );
    });
  });

  it("accepts equal records without slugs", async () => {
    const author = { name: "author", plural: "authors", kind: "collectionType" as const };
    const authors = { ...model, types: [{ ...author, attributes: { name: slug } }] };
    const service = await serveContent({
      ...healthy,
      [modelPath]: json(typesOf(authors)),
      "/api/authors": json([{ name: "A" }, { name: "A" }]),
    });

    await expect(checkContent(service, authors)).resolves.toMatchObject({ held: [] });
  });
});

describe("checkContent with published content", () => {
  const uid = "api::category.category";
  const one = (documentId: string, slug = documentId, title = `About ${slug}`) =>
    category({ documentId, slug, seo: { title } });
  const lastOf = (categories: object[], site = { id: 1 }) =>
    model.types.map((type) => ({
      type,
      records: { site: [site], category: categories }[type.name] ?? [],
    })) as TypeContent[];
  const check = async (categories: object[], last: TypeContent[], answers: Answers = {}) => {
    const service = await serveContent({
      ...healthy,
      "/api/categories": json(categories),
      ...answers,
    });
    const { content, held } = await checkContent(service, model, last);

    return { held, found: content.find(({ type }) => type.name === "category")?.records };
  };

  it("replaces an invalid record with its published version, and keeps the others", async () => {
    const { found, held } = await check(
      [one("a", "a", ""), one("b", "b", "New")],
      lastOf([one("a"), one("b")]),
    );

    expect(found).toEqual([one("a"), one("b", "b", "New")]);
    expect(held).toEqual([
      {
        uid,
        documentId: "a",
        shown: true,
        sentence: expect.stringMatching(/^The category "a", in/),
      },
    ]);
  });

  it("leaves out an invalid record that was never live", async () => {
    const { found, held } = await check([one("a"), one("b", "b", "")], lastOf([one("a")]));

    expect(found).toEqual([one("a")]);
    expect(held).toMatchObject([{ documentId: "b", shown: false }]);
  });

  it("holds back a record that is invalid only beside a held record", async () => {
    // Once a is held back, its published slug conflicts with b's.
    const { found, held } = await check(
      [one("b", "x", "B"), one("a", "y", "")],
      lastOf([one("b", "z"), one("a", "x")]),
    );

    expect(found).toEqual([one("b", "z"), one("a", "x")]);
    expect(held.map(({ documentId }) => documentId)).toEqual(["a", "b"]);
  });

  it("fails with the new version's message if the earlier version is invalid, too", async () => {
    await expect(check([one("a", "new", "")], lastOf([one("a", "old", "")]))).rejects.toThrow(
      /^The category "new"/,
    );
  });

  describe("with a record whose page the catalogue no longer has", () => {
    const named = { ...slug, pluginOptions: { editor: { catalogue: "hirePages" as const } } };
    const seo = { type: "component", component: "shared.seo", required: true };
    const page = { ...model.types[2], name: "hire-page", attributes: { slug: named, seo } };
    const hireModel = {
      ...model,
      types: model.types.map((type) => (type.name === "hire-page" ? page : type)),
    } as ContentModel;
    const hire = (documentId: string, technology: string, title = documentId) => ({
      documentId,
      slug: technology,
      seo: { title },
    });
    const checkHire = async (now: object[], earlier?: object[]) => {
      const service = await serveContent({
        ...healthy,
        [modelPath]: json(typesOf(hireModel)),
        "/api/hire-pages": json(now),
      });
      const last =
        earlier &&
        hireModel.types.map((type) => ({
          type,
          records: type.name === "hire-page" ? (earlier as TypeContent["records"]) : [],
        }));
      const { content, held } = await checkContent(service, hireModel, last);

      return {
        found: content.find(({ type }) => type.name === "hire-page")?.records,
        held: held.map(({ documentId, shown }) => [documentId, shown]),
      };
    };
    const kept = hire("a", technologies[0].slug);

    it("leaves it out, though an earlier version was live", async () => {
      const gone = [hire("b", "gone-1"), hire("c", "gone-2"), hire("d", "gone-3")];

      expect(await checkHire([kept, ...gone], [kept, ...gone])).toEqual({
        found: [kept],
        held: gone.map(({ documentId }) => [documentId, false]),
      });
    });

    it("leaves it out before the first release", async () => {
      expect(await checkHire([hire("b", "gone-1"), kept])).toEqual({
        found: [kept],
        held: [["b", false]],
      });
    });

    it("leaves it out if only the new version is about another page, and invalid", async () => {
      expect(
        await checkHire([kept, hire("b", "dedicated", "")], [kept, hire("b", "gone-1")]),
      ).toEqual({
        found: [kept],
        held: [["b", false]],
      });
    });
  });

  it("does not leave out a single type", async () => {
    const answers = { "/api/contactus": zoneOf("sections.main", "shared.seo") };

    await expect(check([one("a")], lastOf([one("a")]), answers)).rejects.toThrow(
      /^The record contactus/,
    );
  });

  it("does not leave out a record that others need", async () => {
    const article = {
      name: "article",
      plural: "articles",
      kind: "collectionType" as const,
      attributes: { slug, topic: { type: "relation", target: uid } },
    };
    const more = { ...model, types: [...model.types, article] };
    const service = await serveContent({
      ...healthy,
      [modelPath]: json(typesOf(more)),
      "/api/categories": json([one("a", "a", "")]),
      "/api/articles": json([{ documentId: "t", slug: "t", topic: { documentId: "a" } }]),
    });

    await expect(checkContent(service, more, lastOf([]))).rejects.toThrow(/^The category "a"/);
  });
});

describe("recordLabel", () => {
  const article = { name: "article", kind: "collectionType" as const, attributes: {} };

  it.each([
    [{ slug: "a", title: "b" }, 'The article "a"'],
    [{ slug: "", title: "b", documentId: "d" }, 'The article "b"'],
    [{ slug: null, name: "c", documentId: "d" }, 'The article "c"'],
    [{ documentId: "d" }, 'The article "d"'],
  ])("labels %j as the content manager does", (record, name) => {
    expect(recordLabel(article, record)).toBe(name);
    expect(recordLabel({ ...article, kind: "singleType" }, record)).toBe("The record article");
  });
});
