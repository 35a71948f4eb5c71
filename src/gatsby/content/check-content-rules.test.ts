import { fieldLabel } from "../../../common/rules/labels";
import type { ContentRecord, Issue } from "../../../common/rules/model";
// The CMS's tests use the same cases, since the CMS refuses to publish these records.
import {
  conflicts,
  redirectRefusals,
  refusals,
  validRecords,
  withValues,
} from "../../../common/testing/refusals";
import { json, serveContent, stopServing } from "../../testing/content-server";

import { readContentModel } from "../../../common/content-model";
import { checkContent } from "./check-content";

const fullModel = readContentModel(process.cwd());

/** Checks a CMS with only these records, by type. */
const checkAll = async (records: Record<string, ContentRecord[]>) => {
  const types = fullModel.types.filter(({ name }) => records[name]);
  const schemas = types.map(({ name, attributes }) => ({
    schema: { singularName: name, attributes },
  }));
  const parts = [...fullModel.components].map(([uid, { attributes }]) => ({
    uid,
    schema: { attributes },
  }));
  const service = await serveContent({
    "/uploads/desk.png": (response) => response.end(),
    "/api/content-type-builder/content-types": json(schemas),
    "/api/content-type-builder/components": json(parts),
    ...Object.fromEntries(
      types.map(({ name, kind, plural }) =>
        kind === "singleType"
          ? [`/api/${name}`, json(records[name]?.[0])]
          : [`/api/${plural}`, json(records[name])],
      ),
    ),
  });

  const site = { ...service, siteUrl: "https://www.example.com" };

  return (await checkContent(site, { ...fullModel, types })).held;
};

const check = (name: string, ...records: ContentRecord[]) => checkAll({ [name]: records });

/** The message of a problem, with the field as labeled in the form. */
const said = (name: string, record: ContentRecord, { path, message }: Issue) => {
  const type = fullModel.types.find((one) => one.name === name);

  return `, in ${fieldLabel(fullModel.components, type?.attributes ?? {}, path, record)}: ${message} Correct it in the content manager and publish it again.`;
};

afterEach(stopServing);

it.each(Object.entries(validRecords))("accepts a complete %s", async (type, record) => {
  await expect(check(type, record)).resolves.toEqual([]);
});

it.each(refusals)("rejects $what", async ({ type, set, ...problem }) => {
  const record = withValues(validRecords[type] ?? {}, set);

  await expect(check(type, record)).rejects.toThrow(said(type, record, problem));
});

it.each(conflicts)("rejects $what", async ({ type, set, ...problem }) => {
  const record = withValues(validRecords[type] ?? {}, set);
  const both = { article: [validRecords.article ?? {}] };
  const content = { ...both, [type]: [...(type === "article" ? both.article : []), record] };

  await expect(checkAll(content)).rejects.toThrow(said(type, record, problem));
});

it("labels fields as the form does", async () => {
  const { article = {}, contactus = {} } = validRecords;

  await expect(check("article", withValues(article, { "seo.description": "" }))).rejects.toThrow(
    "in Search and sharing › Description: Fill this in",
  );
  await expect(
    check("contactus", withValues(contactus, { "contactcontent.0.actions.0.href": "x" })),
  ).rejects.toThrow("in Sections › 1 (Hero) › Buttons › 1 › Address: ");
});

it.each(redirectRefusals)("rejects $what", async ({ published, refused: wrong, path, message }) => {
  const [one, other] = [wrong, published].map((redirect) => ({ permanent: true, ...redirect }));

  await expect(check("redirect", one ?? {}, other ?? {})).rejects.toThrow(
    `The redirect "${String(wrong.from)}"${said("redirect", wrong, { path, message })}`,
  );
  await expect(
    check("redirect", { ...one, to: "/careers/", from: "/c/" }, other ?? {}),
  ).resolves.toEqual([]);
});

it("rejects an image in rich text without alternative text", async () => {
  for (const words of ["", "&nbsp;&#8203;", "![](/uploads/desk.png)"]) {
    const body = `![${words}](/uploads/desk.png) and ![Decoration](/uploads/line.png)`;

    await expect(check("article", { ...validRecords.article, body })).rejects.toThrow(
      ', in Text: The picture "/uploads/desk.png" has no alternative text',
    );
  }
});

it("rejects an image without alternative text unless it is decorative", async () => {
  const cover = { name: "desk.png", url: "/uploads/desk.png", mime: "image/png" };
  const article = (alternativeText: string | null) =>
    check("article", { ...validRecords.article, cover: { ...cover, alternativeText } });

  await expect(article("\u00a0\u200b ")).rejects.toThrow(
    ', in Cover picture: The picture "desk.png" has no alternative text: describe what it shows, or enter "Decoration" if it is only decorative.',
  );
  await expect(article(null)).rejects.toThrow("has no alternative text");
  await expect(article("Two people at a desk")).resolves.toEqual([]);
  await expect(article("Decoration")).resolves.toEqual([]);
});

it("treats a comparison in either order as the same page", async () => {
  const { comparison = {} } = validRecords;
  const exchanged = {
    ...comparison,
    first: comparison.second,
    second: comparison.first,
    slug: [comparison.second, comparison.first].join("-or-"),
    seo: { title: "The other or one", description: "Other words." },
  };

  await expect(check("comparison", comparison, exchanged)).rejects.toThrow(
    `Another published page already has the address "${exchanged.slug}"`,
  );
});

it.each([
  ["hire-page", "slug", "Technology"],
  ["service-page", "slug", "Service"],
  ["industry-page", "slug", "Industry"],
  ["comparison", "second", "Second side"],
])("leaves out a %s whose %s is not in the catalogue", async (type, field, label) => {
  const documentId = "a".repeat(24);
  const record = { ...validRecords[type], documentId, [field]: "not-in-the-catalogue" };

  expect(await check(type, record)).toEqual([
    {
      uid: `api::${type}.${type}`,
      documentId,
      sentence: expect.stringContaining(
        `, in ${label}: "not-in-the-catalogue" is not in the catalogue: choose another one, or unpublish this record.`,
      ),
      shown: false,
    },
  ]);
});

it("accepts the page for any technology", async () => {
  await expect(
    check("hire-page", { ...validRecords["hire-page"], slug: "dedicated" }),
  ).resolves.toEqual([]);
});
