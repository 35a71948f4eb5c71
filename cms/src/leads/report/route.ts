import type { AppContext } from "../../server/app-context";
import { HttpError } from "../../server/http/errors";
import type { PanelRoute } from "../../server/http/panel-routes";
import { type Ability, mayReadAll, readAction } from "../../server/admin/rights";
import { timeZoneOf } from "../../server/lib/time-zone";
import { type Form, forms, isAnswerable } from "../forms/forms";
import { csvHead, csvRow } from "../../server/lib/csv";
import type { AnswerTimes, LeadsReport, ReportRow } from "../types";
import { readPeriod } from "./period";
import { type FullReport, readReport, type ReportSource } from "./read-report";

/** Rows of a grouping in the panel. */
const maxRows = 20;

/** The forms whose leads a user may read, all of them with their state: without it, spam would count. */
const sourcesFor = (ability: Ability): ReportSource[] =>
  Object.values<Form>(forms)
    .filter(
      (form) =>
        isAnswerable(form) &&
        mayReadAll(ability, form.uid) &&
        ability.can(readAction, form.uid, "state"),
    )
    .map((form) => ({
      form,
      canReadField: (field) => ability.can(readAction, form.uid, field),
    }));

const shorten = ({ groups, ...report }: FullReport): LeadsReport => ({
  ...report,
  groups: groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.slice(0, maxRows),
    more: Math.max(0, rows.length - maxRows),
  })),
});

const round = (number: number | null | undefined, digits: number) =>
  typeof number === "number" ? Number(number.toFixed(digits)) : number;

const toCsvRow = (title: string, row: ReportRow & Partial<AnswerTimes>) =>
  csvRow([
    title,
    row.title ?? row.label,
    row.leads,
    row.inTalks,
    row.won,
    row.lost,
    row.value,
    round(row.wonShare, 3),
    round(row.medianHours, 1),
    row.unanswered,
  ]);

const toCsv = ({ totals, spam, erased, months, groups, from, to }: FullReport) =>
  [
    csvHead([
      "By",
      "What",
      "Leads",
      "In talks",
      "Won",
      "Lost",
      "Value won",
      "Share won",
      "Median hours to the first answer",
      "Unanswered",
    ]),
    toCsvRow(`${from} to ${to}`, totals),
    csvRow(["Not counted", "Spam", spam]),
    csvRow(["Anonymous counts", "Erased leads", erased]),
    ...months.map((row) => toCsvRow("Month", row)),
    ...groups.flatMap(({ title, rows }) => rows.map((row) => toCsvRow(title, row))),
  ].join("");

/**
 * How many leads the pages, campaigns, forms and months of a period brought,
 * and what came of them, for the collections that the user may read, in months of the user's time zone.
 * `format=csv` gives all rows.
 */
export const leadsReportRoute = (app: AppContext): PanelRoute<LeadsReport | Buffer> => ({
  query: ["from", "to", "format"],
  respond: async (ability, ctx) => {
    const sources = sourcesFor(ability);
    if (sources.length === 0) {
      throw new HttpError(403, "ForbiddenError", "Your role does not allow reading leads", {
        reason: "right",
      });
    }
    const report = await readReport(
      app,
      sources,
      readPeriod(ctx.query, new Date(), timeZoneOf(ctx)),
    );
    if (ctx.query.format !== "csv") return shorten(report);

    ctx.attachment(`leads-${report.from}-${report.to}.csv`);
    ctx.type = "text/csv; charset=utf-8";

    return Buffer.from(toCsv(report));
  },
});
