import { maxResults, ranking, type Fragment } from "../../src/features/Search/pagefind";
import { rankByMatch } from "../../src/features/Search/rank-by-match";

import { runScript } from "./run-script";
import { violationsOf } from "./violations";
import { builtFile } from "./site";

/** Common queries, and the pages of which one should come first. */
const expected: [query: string, ...paths: string[]][] = [
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

type SearchReport = {
  answers: { query: string; fragments: Fragment[] }[];
  weights: { query: string; bytes: number }[];
};

const queries = expected.map(([query]) => query);
const options = { ranking };
const report = runScript<SearchReport>("search-index.mjs", {
  options,
  queries: [...queries, ...unanswerable],
  count: maxResults,
});
const answersOf = async (asked: readonly string[]) =>
  (await report).answers
    .filter(({ query }) => asked.includes(query))
    .map(({ query, fragments }) => ({ query, ...rankByMatch(fragments, query) }));

describe("the search index", () => {
  it("has a mean reciprocal rank of at least 0.8 for common queries", async () => {
    const answers = await answersOf(queries);
    const ranks = answers.map(({ query, fragments }, index) => {
      const pages = expected[index]?.slice(1) ?? [];

      return { query, rank: fragments.findIndex(({ url }) => pages.includes(url)) + 1 };
    });
    const mean = ranks.reduce((sum, { rank }) => sum + (rank && 1 / rank), 0) / ranks.length;
    const others = ranks
      .filter(({ rank }) => rank !== 1)
      .map(({ query, rank }) => `${query}: ${rank || "not shown"}`);
    process.stdout.write(
      `search: mean reciprocal rank ${mean.toFixed(3)} of ${ranks.length} queries; not first: ${others.join(", ") || "none"}\n`,
    );

    expect(mean).toBeGreaterThanOrEqual(0.8);
  });

  it("has an exact match for each common query, and none for a word that no page has", async () => {
    const isExact = async (asked: readonly string[]) =>
      (await answersOf(asked)).map((answer) => [answer.query, answer.isExact]);

    expect(await isExact(queries)).toEqual(queries.map((query) => [query, true]));
    expect(await isExact(unanswerable)).toEqual(unanswerable.map((query) => [query, false]));
  });

  it("loads at most 140 kB for the longest query, including its results", async () => {
    const { weights } = await report;
    const most = weights.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    process.stdout.write(`search: at most ${most.bytes} bytes ("${most.query}")\n`);

    expect(most.bytes).toBeLessThanOrEqual(140_000);
  });

  it("finds only indexable pages of the site", async () => {
    const { answers } = await report;
    const paths = [...new Set(answers.flatMap(({ fragments }) => fragments.map(({ url }) => url)))];

    expect(paths.length).toBeGreaterThan(30);
    const rule = (path: string) => {
      expect(builtFile(path) ?? "").toMatch(/<main/);
      expect(builtFile(path) ?? "").not.toMatch(/name="robots"[^>]*noindex/);
    };

    expect(violationsOf(paths, rule)).toEqual([]);
  });
});
