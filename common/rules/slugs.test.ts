import type { ModelSchema } from "./model";
import { equivalentSlugs } from "./slugs";

const page: ModelSchema = { name: "page", kind: "collectionType", attributes: {} };
const pair: ModelSchema = {
  ...page,
  attributes: {
    slug: { type: "string", pluginOptions: { editor: { pair: ["first", "second"] } } },
  },
};

it("knows that a pair is the same page in either order, and no other pair", () => {
  expect(equivalentSlugs(pair, { slug: "a-or-b" })).toEqual(["a-or-b", "b-or-a"]);
  expect(equivalentSlugs(page, { slug: "a-or-b" })).toEqual(["a-or-b"]);
  expect(equivalentSlugs(pair, { slug: null })).toEqual([null]);
});
