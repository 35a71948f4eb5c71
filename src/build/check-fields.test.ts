import { checkFields, linkPattern } from "./check-fields";
import { readContentModel } from "./content-model";
import { ContentError } from "./content-service";

const model = readContentModel(process.cwd());
const attributes = {
  slug: { type: "string", required: true },
  body: { type: "richtext" },
  hero: { type: "component", component: "sections.main", required: true },
  zone: { type: "dynamiczone", components: ["shared.seo"] },
};
const hero = (href: string) => ({ title: "Build it", actions: [{ label: "Write", href }] });
const seo = { __component: "shared.seo", title: "A title", description: "Words." };
const whole = { slug: "odoo", body: "[All](/blog/)", hero: hero("/blog/"), zone: [seo] };

const complaint = (fields: object) => {
  const check = () => {
    checkFields(model, attributes, { ...whole, ...fields }, "The page");
  };
  expect(check).toThrow(ContentError);
  try {
    check();
  } catch (error) {
    return (error as ContentError).message;
  }

  return "";
};

describe("checkFields", () => {
  it("lets a whole record pass, and one without what it may lack", () => {
    for (const fields of [{}, { body: null, zone: [] }, { body: "" }]) {
      expect(() => {
        checkFields(model, attributes, { ...whole, ...fields }, "The page");
      }).not.toThrow();
    }
  });

  it.each([
    [{ slug: "" }, "slug"],
    [{ slug: null }, "slug"],
    [{ hero: null }, "hero"],
    [{ hero: { ...hero("/"), title: "" } }, "hero.title"],
    [{ zone: [{ ...seo, description: undefined }] }, "zone.description"],
  ])("names what is required and missing in %j", (fields, path) => {
    expect(complaint(fields)).toBe(
      `The page has no ${path}: add it in the content manager and publish it again.`,
    );
  });

  it("holds a field to the pattern of its schema, and gives the hint that editors see", () => {
    expect(complaint({ zone: [{ ...seo, canonical: "javascript:alert(1)" }] })).toMatch(
      /^The page has "javascript:alert\(1\)" as zone\.canonical, .* \(Leave empty, .*https:\/\/\)\.$/,
    );
  });

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "contact-us",
  ])("refuses a link to %j", (href) => {
    expect(complaint({ hero: hero(href) })).toContain(`has "${href}" as hero.actions.href`);
  });

  it.each(["javascript:alert(1)", "//evil.example", "data:text/html,x", "contact-us", ""])(
    "refuses a link to %j in a text",
    (href) => {
      expect(complaint({ body: `See\n\n- [this](${href})` })).toContain(
        `The page has a link to "${href}" in body`,
      );
    },
  );
});

describe("linkPattern", () => {
  it("is that of links in the content service", () => {
    const regex = model.components.get("shared.link")?.attributes.href?.regex ?? "";

    expect(new RegExp(regex).source).toBe(linkPattern.source);
  });

  it.each([
    "/",
    "/blog/?page=2#top",
    "#request",
    "http://a.example",
    "https://a.example/b",
    "mailto:a@b.example",
    "tel:+4930123",
  ])("lets a link lead to %s", (href) => {
    expect(href).toMatch(linkPattern);
  });
});
