/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import type { ContentRecord } from "../../cms/src/content/rules/model";
// The content service's own tests read the same table: it refuses to publish these records.
import { accepted, changed, redirects, refused } from "../../cms/tests/support/refusals";
import { json, serveContent, stopServing } from "../testing/content-server";

import { checkContent } from "./check-content";
import { readContentModel } from "./content-model";

const whole = readContentModel(process.cwd());

/** What the check says of a content service that holds nothing but these records of a type. */
const check = async (name: string, ...records: ContentRecord[]) => {
  const types = whole.types.filter((type) => type.name === name);
  const [{ kind, plural } = { kind: "", plural: "" }] = types;
  const schemas = types.map(({ attributes }) => ({ schema: { singularName: name, attributes } }));
  const parts = [...whole.components].map(([uid, { attributes }]) => ({
    uid,
    schema: { attributes },
  }));
  const service = await serveContent({
    "/api/content-type-builder/content-types": json(schemas),
    "/api/content-type-builder/components": json(parts),
    [kind === "singleType" ? `/api/${name}` : `/api/${plural}`]: json(
      kind === "singleType" ? records[0] : records,
    ),
  });

  return checkContent({ ...service, siteUrl: "https://www.example.com" }, { ...whole, types });
};

afterEach(stopServing);

it.each(Object.entries(accepted))("builds from a whole %s", async (type, record) => {
  await expect(check(type, record)).resolves.toBeUndefined();
});

it.each(refused)("refuses $what", async ({ type, set, path, message }) => {
  const place = path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part));

  await expect(check(type, changed(accepted[type] ?? {}, set))).rejects.toThrow(
    `, in ${place.join(" › ")}: ${message} Correct it in the content manager and publish it again.`,
  );
});

it.each(redirects)("refuses $what", async ({ published, refused: wrong, path, message }) => {
  const [one, other] = [wrong, published].map((redirect) => ({ permanent: true, ...redirect }));

  await expect(check("redirect", one ?? {}, other ?? {})).rejects.toThrow(
    `The redirect "${String(wrong.from)}", in ${String(path[0])}: ${message} Correct it`,
  );
  await expect(
    check("redirect", { ...one, to: "/careers/", from: "/c/" }, other ?? {}),
  ).resolves.toBeUndefined();
});

it("refuses a picture in a text that nobody has described", async () => {
  const body = "![](/uploads/desk.png) and ![Decoration](/uploads/line.png)";

  await expect(check("article", { ...accepted.article, body })).rejects.toThrow(
    ', in body: The picture "/uploads/desk.png" has no alternative text',
  );
});

it("refuses a picture that nobody has described, unless it is said to be decoration", async () => {
  const cover = { name: "desk.png", url: "/uploads/desk.png", mime: "image/png" };
  const article = (alternativeText: string | null) =>
    check("article", { ...accepted.article, cover: { ...cover, alternativeText } });

  await expect(article(" ")).rejects.toThrow(
    ', in cover: The picture "desk.png" has no alternative text: describe what it shows, or enter "Decoration" if it is only decorative.',
  );
  await expect(article(null)).rejects.toThrow("has no alternative text");
  await expect(article("Two people at a desk")).resolves.toBeUndefined();
  await expect(article("Decoration")).resolves.toBeUndefined();
});

it("takes a comparison with its sides exchanged for the same page", async () => {
  const { comparison = {} } = accepted;
  const pair = (first: string, second: string) => ({
    ...comparison,
    first,
    second,
    slug: `${first}-or-${second}`,
  });

  await expect(check("comparison", comparison, pair("reactnative", "flutter"))).rejects.toThrow(
    'Another published record already has the slug "reactnative-or-flutter"',
  );
  await expect(check("comparison", comparison, pair("swift", "flutter"))).resolves.toBeUndefined();
  await expect(check("comparison", pair("swift", "fluter"))).rejects.toThrow(
    /in second: "fluter" belongs to no page of the catalogue/,
  );
});

it("refuses a page that the catalogue does not know, and says which it knows", async () => {
  await expect(check("hire-page", { ...accepted["hire-page"], slug: "fluter" })).rejects.toThrow(
    /^The hire-page "fluter", in slug: "fluter" belongs to no page of the catalogue: choose one of .*flutter.*dedicated, or add it/,
  );
  await expect(
    check("hire-page", { ...accepted["hire-page"], slug: "dedicated" }),
  ).resolves.toBeUndefined();
});
