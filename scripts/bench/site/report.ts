import budgets from "../../../budgets.json" with { type: "json" };
import { median } from "../../support/quantiles.mjs";

/** @typedef {import("./lighthouse.ts").Figures} Figures */
/** @typedef {Awaited<ReturnType<typeof import("./lighthouse.ts").auditIdle>>} Idle */
/** @typedef {{ kind: string, window: string, whose: "ours" | "theirs", figures: Figures, idle?: Idle | undefined }} Measured */

/**
 * The median of each figure of several loads.
 *
 * @param {Figures[]} loads @returns {Figures}
 */
export const medians = (loads) => {
  /** @param {(load: Figures) => number} figure */
  const of = (figure) => median(loads.map(figure));

  return {
    complaints: [...new Set(loads.flatMap(({ complaints }) => complaints))],
    scores: [0, 1, 2, 3].map((category) => of(({ scores }) => scores[category] ?? 0)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
    script: of(({ script }) => script),
    font: of(({ font }) => font),
    requests: of(({ requests }) => requests),
  };
};

/** @param {number} number @param {number} digits */
const round = (number, digits) => Number(number.toFixed(digits));

/**
 * The line of a table for one page.
 *
 * @param {Measured} page
 */
export const tableRow = ({ kind, window, whose, figures, idle }) => ({
  page: kind,
  window,
  whose,
  "FCP s": round(figures.fcp / 1000, 2),
  "LCP s": round(figures.lcp / 1000, 2),
  "TBT ms": round(figures.tbt, 0),
  CLS: round(figures.cls, 4),
  "loaded kB": round(figures.bytes / 1000, 1),
  "script kB": round(figures.script / 1000, 1),
  "fonts kB": round(figures.font / 1000, 1),
  requests: figures.requests,
  "at idle kB": idle ? round(idle.idleBytes / 1000, 1) : "",
  scores: figures.scores.join(" "),
});

const categories = ["performance", "accessibility", "best practices", "SEO"];

/**
 * The audits of Lighthouse that find on a kind of page what is meant to be: that it is kept out of
 * search engines, or that it says it is not there.
 *
 * @param {string} kind @returns {string[]}
 */
export const expectedAudits = (kind) => Object(Reflect.get(budgets.meant, kind) ?? []);

/**
 * What a page spends over its budget, and what is rated too low, in words.
 *
 * @param {Measured} page
 * @param {typeof budgets.every} [most]
 */
export const budgetViolations = (
  { kind, window, figures, idle },
  most = { ...budgets.every, ...Object(Reflect.get(budgets.pages, kind)) },
) => {
  const spent = /** @type {const} */ [
    ["kilobytes", figures.bytes / 1000],
    ["script", figures.script / 1000],
    ["fonts", figures.font / 1000],
    ["requests", figures.requests],
    ["shift", figures.cls],
  ];

  return [
    ...spent
      .filter(([name, amount]) => amount > most[name])
      .map(([name, amount]) => `${name} ${round(amount, 3)}, at most ${most[name]}`),
    ...figures.scores.flatMap((score, index) =>
      score < most.score ? [`${categories[index]} ${score}, at least ${most.score}`] : [],
    ),
    ...figures.complaints,
    ...(idle?.legacy ?? []).map((script) => `${script} has code for browsers that are not served`),
  ].map((words) => `${kind}, ${window}: ${words}`);
};

/**
 * How much of what they take our pages take, all together, by window.
 *
 * @param {Measured[]} pages
 */
export const comparisons = (pages) =>
  [...new Set(pages.map(({ window }) => window))].map((window) => {
    /** @param {(figures: Figures) => number} figure */
    const share = (figure) => {
      /** @param {"ours" | "theirs"} who */
      const sum = (who) =>
        pages
          .filter((page) => page.window === window && page.whose === who)
          .reduce((total, { figures }) => total + figure(figures), 0);

      return (sum("ours") / sum("theirs")).toFixed(2);
    };

    return `${window}, all pages together: LCP ${share(({ lcp }) => lcp)} of theirs, bytes ${share(({ bytes }) => bytes)}`;
  });
