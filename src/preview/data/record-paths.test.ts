import { industries } from "../../../common/catalogue/industries";
import { cataloguePages } from "../../../common/catalogue/pages";
import { hirePath } from "../../../common/catalogue/paths";
import { services } from "../../../common/catalogue/services";
import { technologies } from "../../../common/catalogue/technologies";
import { readContentModel } from "../../../common/content-model";

import { pathOf, recordAt } from "./record-paths";

describe("the path of a record's page", () => {
  it("exists for every type with drafts", () => {
    const { types } = readContentModel(process.cwd());
    const slugs: Record<string, string> = {
      "hire-page": technologies[0].slug,
      "service-page": services[0].slug,
      "industry-page": industries[0].slug,
    };
    const without = types.filter(
      ({ name }) => !pathOf(name, { documentId: "abc", slug: slugs[name] ?? "words" }),
    );

    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ["article", { slug: "words", documentId: "abc" }, "/blog/words/"],
    ["article", { slug: null, documentId: "abc" }, "/blog/abc/"],
    ["hire-page", { slug: technologies[0].slug, documentId: "abc" }, hirePath(technologies[0])],
    ["category", { slug: "delivery", documentId: "abc" }, "/blog/category/delivery/"],
    ["page", { slug: "about-us/team", documentId: "abc" }, "/about-us/team/"],
    ["hiring", { documentId: "abc" }, "/hire/hire-dedicated-developer/"],
    ["hire-page", { slug: "not-in-the-catalogue", documentId: "abc" }, undefined],
  ])("of %s %j is %s", (name, record, path) => {
    expect(pathOf(name, record)).toBe(path);
  });

  it("maps back to the record", () => {
    const records = cataloguePages.map(({ template, slug }) => ({
      name: `${template}-page`,
      slug,
    }));

    expect(cataloguePages.map(({ path }) => recordAt(path))).toEqual(records);
    expect(recordAt("/careers/tester/")).toEqual({ name: "job-opening", slug: "tester" });
    expect(recordAt("/blog/category/delivery/")).toEqual({ name: "category", slug: "delivery" });
    expect(recordAt("/blog/category/delivery/page/2/")).toBeUndefined();
    expect(recordAt("/blog/page/2/")).toBeUndefined();
    expect(recordAt("/careers/")).toEqual({ name: "careers" });
    expect(recordAt("/")).toEqual({ name: "home" });
    expect(recordAt("/site-index/")).toBeUndefined();
    expect(recordAt("/spring-offer/")).toEqual({ name: "page", slug: "spring-offer" });
    expect(recordAt("/about-us/team/")).toEqual({ name: "page", slug: "about-us/team" });
    expect(recordAt("/portfolio/service/odoo/")).toBeUndefined();
    expect(recordAt("/Spring/")).toBeUndefined();
  });
});
