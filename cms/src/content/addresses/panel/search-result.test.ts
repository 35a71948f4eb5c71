import assert from "node:assert/strict";
import { test } from "node:test";

import { describeLength, searchResultOf } from "./search-result";

const seo = { type: "component", component: "shared.seo" };
const zone = { type: "dynamiczone", components: ["sections.main", "shared.seo"] };
const filled = { title: "Odoo upgrades", description: "What they cost.", noindex: false };

const resultOf = (model: string, values: Record<string, unknown>, attributes = { seo }) =>
  searchResultOf(model, attributes, values);

test("a search result has the page's path, also before the record has a slug", () => {
  const model = "api::article.article";

  assert.equal(resultOf(model, { slug: "odoo", seo: filled })?.path, "/blog/odoo/");
  assert.equal(resultOf(model, { slug: "", seo: filled })?.path, "/blog/…/");
  assert.equal(resultOf("api::home.home", { seo: filled })?.path, "/");
  assert.equal(
    resultOf("api::service-page.service-page", { slug: "odoo", seo: filled })?.path,
    "/services/odoo/",
  );
  assert.equal(
    resultOf("api::page.page", { slug: "offers/spring", seo: filled })?.path,
    "/offers/spring/",
  );
});

test("it is found among a record's sections, and has what is filled in", () => {
  const sections = [
    { __component: "sections.main", title: "A headline" },
    { __component: "shared.seo", ...filled, noindex: true, shareImage: { url: "/uploads/a.jpg" } },
  ];

  assert.deepEqual(
    resultOf("api::blog.blog", { blogcontent: sections }, { blogcontent: zone } as never),
    {
      title: "Odoo upgrades",
      description: "What they cost.",
      path: "/blog/",
      picture: "/uploads/a.jpg",
      hidden: true,
    },
  );
  assert.deepEqual(resultOf("api::home.home", { seo: {} }), {
    title: "",
    description: "",
    path: "/",
    picture: undefined,
    hidden: false,
  });
});

test("records without a page or without these fields have none", () => {
  assert.equal(resultOf("api::author.author", { seo: filled }), undefined);
  assert.equal(resultOf("api::home.home", {}, {} as never), undefined);
  assert.equal(resultOf("api::home.home", { seo: null }), undefined);
});

test("a counter says by how much a text is too long", () => {
  assert.equal(describeLength("abc", 60), "3 of 60 characters");
  assert.equal(describeLength("x".repeat(62), 60), "62 of 60 characters: 2 too many");
});
