import budgets from "../../../budgets.json" with { type: "json" };
import { median } from "../quantiles.ts";

import type { Figures, Idle } from "./lighthouse.ts";

export type Measured = {
  kind: string;
  window: string;
  figures: Figures;
  idle?: Idle | undefined;
};

/** The median of each figure of several loads. */
export const medians = (loads: Figures[]): Figures => {
  const of = (figure: (load: Figures) => number) => median(loads.map(figure));

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

const round = (number: number, digits: number) => Number(number.toFixed(digits));

export const tableRow = ({ kind, window, figures, idle }: Measured) => ({
  page: kind,
  window,
  "FCP s": round(figures.fcp / 1000, 2),
  "LCP s": round(figures.lcp / 1000, 2),
  "TBT ms": round(figures.tbt, 0),
  CLS: round(figures.cls, 4),
  "loaded kB": round(figures.bytes / 1000, 1),
  "script kB": round(figures.script / 1000, 1),
  "fonts kB": round(figures.font / 1000, 1),
  requests: figures.requests,
  "idle kB": idle ? round(idle.bytes / 1000, 1) : "",
  scores: figures.scores.join(" "),
});

const categories = ["performance", "accessibility", "best practices", "SEO"];

/** The audits that fail by design on a kind of page, since it is noindex or the page for status 404. */
export const expectedAudits = (kind: string): string[] =>
  Object(Reflect.get(budgets.meant, kind) ?? []);

/**
 * One line for a layout shift over the page's budget, each score below it, and each failed audit.
 * `e2e/budgets.spec.ts` holds bytes and requests.
 */
export const budgetViolations = (
  { kind, window, figures, idle }: Measured,
  { shift, score: least }: Pick<typeof budgets.every, "shift" | "score"> = budgets.every,
) =>
  [
    ...(figures.cls > shift ? [`shift ${round(figures.cls, 3)}, at most ${shift}`] : []),
    ...figures.scores.flatMap((score, index) =>
      score < least ? [`${categories[index]} ${score}, at least ${least}`] : [],
    ),
    ...figures.complaints,
    ...(idle?.legacy ?? []).map((script) => `${script} has code for unsupported browsers`),
  ].map((words) => `${kind}, ${window}: ${words}`);
