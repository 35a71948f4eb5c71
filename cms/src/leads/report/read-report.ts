import type { AppContext } from "../../server/app-context";
import { type Form, formOfKind, mailKind } from "../forms/forms";
import { leadBatches } from "../../server/database/batches";
import type { LeadsReport, ReportRow } from "../types";
import { countUid } from "./lead-count";
import {
  campaignOf,
  firstPageOf,
  type GroupedLead,
  hideEmail,
  pageOf,
  serviceOfLead,
  technologyOfLead,
} from "./group-lead";
import type { Period } from "./period";
import { createLeadLinks } from "./lead-links";
import { readFormTitles, readPageTitles } from "./titles";
import { createAnswerTimes } from "./answer-times";
import { createTally } from "./tally";

/** A form whose leads a report counts, and the fields that it may read. */
export type ReportSource = { form: Form; canReadField: (field: string) => boolean };

type ReportedLead = GroupedLead & { answeredAt?: string | null; value?: number | null };
type Count = Record<"month" | "form" | "page" | "campaign" | "state", string> & { count: number };

const unknown = "Unknown";
const noCampaign = "No campaign";

const slugLabel = "Form: ";

const formLabel = (kind: string) => {
  const { form, slug } = formOfKind(kind);

  return slug === undefined ? (form?.schema.info.displayName ?? kind) : `${slugLabel}${slug}`;
};

/** The titles of rows by label: of pages, and of forms of editors. */
const readTitles = async (app: AppContext, labels: string[]) => {
  const slugs = labels
    .filter((label) => label.startsWith(slugLabel))
    .map((label) => label.slice(slugLabel.length));
  const formTitles = await readFormTitles(app, slugs);

  return new Map([
    ...(await readPageTitles(app)),
    ...[...formTitles].map(([slug, title]) => [slugLabel + slug, title] as const),
  ]);
};

/** Adds titles to rows, to those with the same title also their labels. */
const addTitles = (rows: ReportRow[], titles: Map<string, string>): ReportRow[] => {
  const known = rows.map(({ label }) => titles.get(label));

  return rows.map((row, index) => {
    const title = known[index];
    if (title === undefined) return row;
    const isUnique = known.indexOf(title) === known.lastIndexOf(title);

    return { ...row, title: isUnique ? title : `${title} (${row.label.replace(slugLabel, "")})` };
  });
};

/** The fields that say a service or a technology. */
const pageFields = ["url", "first_page"];

/** The groupings with their labels; a lead without a label is not in the grouping. */
const groupings: {
  title: string;
  /** The fields that make the label. */
  fields: readonly string[];
  labelOf: (lead: ReportedLead, form: Form) => string | undefined;
}[] = [
  { title: "Page", fields: ["url"], labelOf: (lead) => pageOf(lead) || unknown },
  { title: "First page", fields: ["first_page"], labelOf: (lead) => firstPageOf(lead) || unknown },
  {
    title: "Campaign",
    fields: ["utm_source", "utm_medium", "utm_campaign"],
    labelOf: (lead) => campaignOf(lead) || noCampaign,
  },
  {
    title: "Came from",
    fields: ["referrer"],
    labelOf: ({ referrer }) => hideEmail(referrer || "Direct or unknown"),
  },
  { title: "Service", fields: pageFields, labelOf: serviceOfLead },
  { title: "Technology", fields: pageFields, labelOf: technologyOfLead },
  { title: "Form", fields: ["form"], labelOf: (lead, form) => formLabel(mailKind(form, lead)) },
];

const fields = [
  "createdAt",
  "state",
  "answeredAt",
  "value",
  "url",
  "first_page",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
];

/** A report with all rows of its groupings. */
export type FullReport = Omit<LeadsReport, "groups"> & {
  groups: { title: string; rows: ReportRow[]; countsErased: boolean }[];
};

/**
 * Counts the leads of a period, in batches, and the anonymous counts of those that are erased. Only the
 * month in UTC is left of these.
 */
export const readReport = async (
  app: AppContext,
  sources: ReportSource[],
  period: Period,
): Promise<FullReport> => {
  const { months, start, end, monthOf, rangeOf } = period;
  const total = createTally(["Total"]);
  const times = createAnswerTimes();
  const byMonth = createTally(months);
  const timesByMonth = new Map(months.map((month) => [month, createAnswerTimes()]));
  const linksByMonth = createLeadLinks([]);
  const tallies = groupings.map(({ title, fields: columns, labelOf }) => ({
    title,
    labelOf,
    tally: createTally(),
    links: createLeadLinks(columns),
    countsErased: false,
  }));
  let spam = 0;
  let erased = 0;

  for (const { form, canReadField } of sources) {
    const where = { createdAt: { $gte: start, $lt: end } };
    const select = [
      ...fields.filter((name) => name === "createdAt" || canReadField(name)),
      ...(form.custom ? ["form"] : []),
    ];
    for await (const leads of leadBatches<ReportedLead>(app, form.uid, where, select)) {
      for (const lead of leads) {
        if (lead.state === "spam") {
          spam += 1;
          continue;
        }
        const month = monthOf(lead.createdAt);
        total.add("Total", lead);
        byMonth.add(month, lead);
        linksByMonth.add(month, form, lead);
        for (const answerTimes of [times, timesByMonth.get(month)]) {
          answerTimes?.add(lead.createdAt, lead.answeredAt, lead.state);
        }
        for (const { title, labelOf, tally, links } of tallies) {
          const label = labelOf(lead, form);
          if (label === undefined) continue;
          tally.add(label, lead);
          // The list of a form's answers is filtered by a field that the reader must know.
          if (title === "Form" && form.custom && !canReadField("form")) continue;
          links.add(label, form, lead);
        }
      }
    }
  }

  const addErased = (row: Count, { canReadField }: ReportSource) => {
    const labels: Record<string, string> = {
      Page: (canReadField("url") && row.page) || unknown,
      Campaign: (canReadField("utm_campaign") && row.campaign) || noCampaign,
      Form: formLabel(row.form),
    };
    erased += row.count;
    total.add("Total", row, row.count);
    byMonth.add(row.month, row, row.count);
    for (const group of tallies) {
      const label = labels[group.title];
      if (label === undefined) continue;
      group.tally.add(label, row, row.count);
      group.countsErased = true;
    }
  };
  const where = { month: { $gte: months[0], $lte: months.at(-1) } };
  for await (const counts of leadBatches<Count>(app, countUid, where)) {
    for (const row of counts) {
      const source = sources.find(({ form }) => form === formOfKind(row.form).form);
      if (!source) continue;
      if (row.state === "spam") spam += row.count;
      else addErased(row, source);
    }
  }

  const titles = await readTitles(
    app,
    tallies.flatMap(({ tally }) => tally.rows().map(({ label }) => label)),
  );

  return {
    from: months[0] as string,
    to: months.at(-1) as string,
    totals: { ...(total.rows()[0] as ReportRow), ...times.result() },
    spam,
    erased,
    months: byMonth.rows().map((row) => ({
      ...row,
      links: linksByMonth.linksOf(row.label, rangeOf(row.label)),
      ...(timesByMonth.get(row.label) ?? createAnswerTimes()).result(),
    })),
    groups: tallies.map(({ title, tally, links, countsErased }) => ({
      title,
      rows: addTitles(tally.ranked(), titles).map((row) => ({
        ...row,
        links: links.linksOf(row.label, period),
      })),
      countsErased,
    })),
  };
};
