import { searchIndex, type Expected } from "../../../e2e/built/search-report";

/** Common queries, and the pages of which one should come first. */
const expected: Expected[] = [
  ["golang", "/hire/hire-golang-developer/"],
  ["go developer", "/hire/hire-golang-developer/"],
  ["rn", "/hire/hire-reactnative-developer/"],
  ["react native", "/hire/hire-reactnative-developer/"],
  ["k8s", "/services/cloud-services/"],
  ["bunsh", "/hire/hire-bunsh-developer/"],
  ["bun", "/hire/hire-bunsh-developer/"],
  ["c#", "/hire/hire-dotnet-developer/"],
  [".net", "/hire/hire-dotnet-developer/"],
  ["nodejs", "/hire/hire-node-developer/"],
  ["node.js", "/hire/hire-node-developer/"],
  ["js", "/hire/hire-javascript-developer/"],
  ["vuejs", "/hire/hire-vue-developer/"],
  ["wp", "/hire/hire-wordpress-developer/"],
  ["flutter", "/hire/hire-flutter-developer/"],
  ["hire flutter developer", "/hire/hire-flutter-developer/"],
  ["photoshop designer", "/hire/hire-photoshop-designer/"],
  ["qa", "/hire/hire-quality-analyst/"],
  ["shopify", "/hire/hire-shopify-developer/"],
  ["dedicated developer", "/hire/hire-dedicated-developer/"],
  ["erp", "/services/odoo/"],
  ["online shop", "/services/ecommerce/"],
  ["mobile app", "/services/app-development/"],
  ["seo", "/services/digital-marketing/"],
  ["chatbot", "/services/ai-development/"],
  ["hospital", "/industry/healthcare/"],
  ["bank", "/industry/fintech/"],
  ["restaurant", "/industry/restaurant/"],
  ["flutter or react native", "/compare/flutter-or-reactnative/"],
  ["shopify woocommerce", "/compare/shopify-or-woocommerce/"],
  ["pricing", "/engagement/"],
  ["dpa", "/security/"],
  ["how we work", "/playbook/"],
  ["privacy", "/privacy-policy/"],
  ["jobs", "/careers/"],
  ["contact", "/contact-us/"],
  ["case studies", "/portfolio/"],
  ["duplicate orders", "/blog/retries-without-duplicate-orders/"],
  ["etag", "/blog/what-an-etag-saves/"],
  ["warranty claims", "/portfolio/warranty-claims-portal/", "/industry/warranty/"],
];

/** Queries that no page answers. */
const unanswerable = [
  "blockchain",
  "skateboard",
  "xyzzyqux",
  "veterinarian",
  "bitcoin wallet",
  "horoscope",
  "plumber",
  "lasagna",
  "football scores",
  "zzzz",
  "crypto mining",
  "wedding photographer",
  "cobol mainframe",
  "dentist",
  "lorem ipsum",
];

const search = searchIndex(expected, unanswerable);

describe("the search index of the sample", () => {
  it("has a mean reciprocal rank of at least 0.8 for common queries", async () => {
    expect(await search.meanRank()).toBeGreaterThanOrEqual(0.8);
  });

  it("has an exact match for each common query, and none for a word that no page has", async () => {
    expect(await search.exactMatches()).toEqual([
      ...expected.map(([query]) => [query, true]),
      ...unanswerable.map((query) => [query, false]),
    ]);
  });

  it("loads at most 140 kB for the longest query, including its results", async () => {
    expect(await search.mostBytes()).toBeLessThanOrEqual(140_000);
  });

  it("finds more than 30 pages", async () => {
    expect((await search.foundPaths()).length).toBeGreaterThan(30);
  });
});
