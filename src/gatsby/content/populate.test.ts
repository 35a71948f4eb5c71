import type { Attributes } from "../../../common/rules/model";
import { populateFields, populateQuery } from "../../../common/rules/populate";

const component = (name: string, attributes: Attributes) => [name, { attributes }] as const;

const components = new Map([
  component("parts.plain", { text: { type: "string" } }),
  component("parts.pictured", { image: { type: "media" } }),
  component("parts.deep", {
    inner: { type: "component", component: "parts.pictured", repeatable: true },
  }),
]);

describe("populateFields", () => {
  it("populates nothing without nested fields", () => {
    expect(
      populateFields(components, { title: { type: "string" }, body: { type: "richtext" } }),
    ).toEqual({});
  });

  it("populates media and components at any depth", () => {
    expect(
      populateFields(components, {
        cover: { type: "media" },
        plain: { type: "component", component: "parts.plain" },
        deep: { type: "component", component: "parts.deep" },
      }),
    ).toEqual({
      cover: true,
      plain: true,
      deep: { populate: { inner: { populate: { image: true } } } },
    });
  });

  it("populates each component of a dynamic zone", () => {
    const zone = { type: "dynamiczone", components: ["parts.plain", "parts.pictured"] };

    expect(populateFields(components, { zone })).toEqual({
      zone: { on: { "parts.plain": true, "parts.pictured": { populate: { image: true } } } },
    });
  });

  it("populates only the id of a related record", () => {
    expect(
      populateFields(components, { author: { type: "relation", target: "api::a.a" } }),
    ).toEqual({
      author: { fields: ["documentId"] },
    });
  });

  it("names a component that does not exist", () => {
    expect(() =>
      populateFields(components, { gone: { type: "component", component: "parts.gone" } }),
    ).toThrow('no component "parts.gone"');
  });
});

describe("populateQuery", () => {
  it("formats the query as Strapi parses it", () => {
    const query = populateQuery(components, {
      deep: { type: "component", component: "parts.deep" },
      author: { type: "relation", target: "api::a.a" },
    });

    expect(query).toBe(
      "populate[deep][populate][inner][populate][image]=true&populate[author][fields][0]=documentId",
    );
    expect(populateQuery(components, { title: { type: "string" } })).toBe("");
  });
});
