import { numberOf } from "../../common/text/number-of";

import type { AnswerTimes, LeadsReport } from "../types";

/** The first and the last month of a report, such as 2026-01; empty for the default. */
export type Period = { from: string; to: string };

/** True for a month that can be sent: Firefox and Safari let people type it. */
const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text);

/** The path of a report; months that are incomplete are left out. */
export const reportPath = ({ from, to }: Period, more: Record<string, string> = {}) => {
  const months = Object.entries({ from, to }).filter(([, month]) => isMonth(month));
  const query = new URLSearchParams([...months, ...Object.entries(more)]).toString();

  return query ? `/leads-report?${query}` : "/leads-report";
};

/** A number with separators: 1,500. */
export const formatNumber = (number: number) => new Intl.NumberFormat("en-US").format(number);

/** A share of one: 40%; a dash while there is none. */
export const formatShare = (share: number | null) =>
  share === null ? "–" : new Intl.NumberFormat("en-US", { style: "percent" }).format(share);

/** A month: Jan 2026. */
export const formatMonth = (month: string) =>
  new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01`),
  );

const units = [
  ["day", 48, 24],
  ["hour", 1, 1],
  ["minute", 0, 1 / 60],
] as const;

/** A time in hours: 30 minutes, 5 hours, 3 days; a dash if there is none. */
export const formatHours = (hours: number | null) => {
  const [unit, , length] = units.find(([, least]) => hours !== null && hours >= least) ?? [];
  if (hours === null || !unit) return "–";

  return numberOf(Math.round(hours / length), unit);
};

/** The months of a report: Jan 2026 to Dec 2026. */
export const describePeriod = ({ from, to }: Period) =>
  from === to ? formatMonth(from) : `${formatMonth(from)} to ${formatMonth(to)}`;

/** The figures of a period, in one line. */
export const figuresOf = ({ totals, spam }: LeadsReport): { label: string; text: string }[] =>
  [
    ["Leads", formatNumber(totals.leads)],
    ["In talks", formatNumber(totals.inTalks)],
    ["Won", formatNumber(totals.won)],
    ["Lost", formatNumber(totals.lost)],
    ["Value won", formatNumber(totals.value)],
    ["Share won", formatShare(totals.wonShare)],
    ["Typical time to the first answer", formatHours(totals.medianHours)],
    ["Unanswered", formatNumber(totals.unanswered)],
    ["Spam, not counted", formatNumber(spam)],
  ].map(([label = "", text = ""]) => ({ label, text }));

/** The message about rows that only the CSV has; undefined if there are none. */
export const describeMore = (more: number) =>
  more === 0 ? undefined : `And ${formatNumber(more)} more, which are in the CSV.`;

/** The message about erased leads that a grouping lacks; undefined if there are none. */
export const describeErased = (erased: number, countsErased: boolean) => {
  if (erased === 0 || countsErased) return undefined;

  return `Without ${formatNumber(erased)} erased ${erased === 1 ? "lead" : "leads"}.`;
};

/** True if a period has nothing to show. */
export const isEmptyReport = ({ totals, spam, erased }: LeadsReport) =>
  totals.leads + spam + erased === 0;

/** The columns of months beyond those of all tables. */
export const answerColumns: [string, (times: AnswerTimes) => string][] = [
  ["Typical time to the first answer", ({ medianHours }) => formatHours(medianHours)],
  ["Unanswered", ({ unanswered }) => formatNumber(unanswered)],
];
