import { readFileSync } from "node:fs";

import { pageSizes, minIndexedItems } from "../../catalogue/pagination";
import type { Count } from "./counts";
import { partsIn } from "./test-parts";

const read = (path: string) => readFileSync(path, "utf8");

const occurrences = (path: string, pattern: RegExp) => [...read(path).matchAll(pattern)].length;

/** The default of a setting. */
const setting = (name: string) =>
  Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(read(".env.example"))?.[1]);

/** The collections of the site's own forms; `form-answers` is for those of editors. */
const forms = () => {
  const [, list = ""] =
    /type FormCollection =([^;]*);/.exec(read("src/lib/post-submission.ts")) ?? [];

  return [...list.matchAll(/"(?!form-answers)[\w-]+"/g)].length;
};

/** The sentences of the pages whose numbers can be counted. Any other number is a limit, a measurement or an example. */
export const knownCounts = (sources: readonly string[]): Count[] => {
  const code = sources.map(read);

  /** The value of a constant of the code, wherever it is: `const maxLinks = 20`. */
  const constant = (name: string): number => {
    const values = code.flatMap((text) =>
      [...text.matchAll(new RegExp(`\\bconst ${name} = ([\\d_]+(?: \\* [\\d_]+)*);`, "g"))].map(
        ([, value = ""]) =>
          value
            .replaceAll("_", "")
            .split(" * ")
            .map(Number)
            .reduce((product, factor) => product * factor, 1),
      ),
    );
    const [value = NaN, ...others] = new Set(values);

    return others.length > 0 ? NaN : value;
  };

  const editingTasks = () => [occurrences("docs/editing.md", /^## \d+\. /gm)];

  return [
    {
      page: "README.md",
      words: "the editors' guide](docs/editing.md), # tasks",
      count: editingTasks,
    },
    { page: "docs/README.md", words: "(editing.md): # tasks", count: editingTasks },
    {
      page: "docs/README.md",
      words: "your own site in # steps",
      count: () => [occurrences("docs/first-afternoon.md", /^## \d+\. /gm)],
    },
    {
      page: "docs/first-afternoon.md",
      words: "change # colors, `accent` (# shades), `brand` (#) and `tint` (#)",
      count: () => {
        const shades = ["accent", "brand", "tint"].map((color) =>
          occurrences("brand/_colors.scss", new RegExp(`^  "${color}(-\\w+)?": #`, "gm")),
        );

        return [shades.reduce((sum, one) => sum + one, 0), ...shades];
      },
    },
    {
      page: "docs/testing.md",
      words: "`npm test` runs the first #",
      count: () => [partsIn("everyChange").length],
    },
    {
      page: "docs/testing.md",
      words: "tagged `@smoke`, which cover # page types",
      count: () => {
        const [, list = ""] =
          /const representatives = \[([^]*?)\]/.exec(read("e2e/example-pages.mjs")) ?? [];

        return [[...list.matchAll(/"/g)].length / 2];
      },
    },
    {
      page: "docs/testing.md",
      words: "the browser # times alone",
      count: () => [
        Number(
          /times: \{ type: "string", default: "(\d+)" \}/.exec(read("scripts/test/run.ts"))?.[1],
        ),
      ],
    },
    {
      page: "docs/design-system.md",
      words: "at # widths from # to # px",
      count: () => {
        const [, list = ""] =
          /const widths = \[(.*)\]/.exec(read("e2e/page-quality.spec.ts")) ?? [];
        const widths = list.split(", ").map(Number);

        return [widths.length, Math.min(...widths), Math.max(...widths)];
      },
    },
    { page: "docs/api.md", words: "the # forms of the site", count: () => [forms()] },
    {
      page: "docs/api.md",
      words: "At most # uploads run at once",
      count: () => [constant("maxConcurrentUploads")],
    },
    {
      page: "docs/api.md",
      words:
        "# posts a minute to one form, # to all, counted before the body is read; # accepted posts a day",
      count: () => ["RATE_LIMIT_IP_FORM", "RATE_LIMIT_IP", "RATE_LIMIT_IP_DAY"].map(setting),
    },
    {
      page: "docs/api.md",
      words: "# valid posts a minute to one form, # to all",
      count: () => ["RATE_LIMIT_FORM", "RATE_LIMIT_TOTAL"].map(setting),
    },
    {
      page: "docs/api.md",
      words: "# from one IP, # of one account, # in total",
      count: () => ["IP", "ACCOUNT", "TOTAL"].map((name) => setting(`RATE_LIMIT_SIGN_IN_${name}`)),
    },
    {
      page: "docs/api.md",
      words: "sending the form; at least # if sent",
      count: () => [constant("minFillMs")],
    },
    {
      page: "docs/content-model.md",
      words: "Lists have # articles or # projects a page",
      count: () => [pageSizes.articles, pageSizes.projects],
    },
    {
      page: "docs/content-model.md",
      words: "fewer than # records have `noindex`",
      count: () => [minIndexedItems],
    },
    {
      page: "docs/content-model.md",
      words: "up to # active users",
      count: () => [constant("maxReceivers")],
    },
    {
      page: "docs/api.md",
      words: "their own of the last # days",
      count: () => [constant("ownDays")],
    },
    {
      page: "docs/editing-reference.md",
      words: "You can ask # times a day",
      count: () => [constant("asksPerDay")],
    },
    {
      page: "docs/editing-reference.md",
      words: "By default, # versions of a record are kept",
      count: () => [setting("VERSIONS_PER_RECORD")],
    },
    {
      page: "docs/preview.md",
      words: "At most # wait for the one that runs",
      count: () => [constant("maxWaiting")],
    },
    {
      page: "docs/preview.md",
      words: "A record has at most # links that work",
      count: () => [constant("maxLinks")],
    },
    {
      page: "docs/decisions/0016-search.md",
      words: "The # best pages are shown",
      count: () => [constant("maxResults")],
    },
    {
      page: "docs/publishing.md",
      words: "after # times it has failed",
      count: () => [constant("maxStarts")],
    },
    {
      page: "docs/publishing.md",
      words: "or runs longer than # minutes",
      count: () => [constant("maxMinutes")],
    },
    {
      page: "docs/publishing.md",
      words: "at most # pages and # redirects",
      count: () => {
        const most = constant("maxReportedPaths");

        return [most, most];
      },
    },
  ];
};
