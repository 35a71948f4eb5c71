import type { AppContext } from "../../server/app-context";
import { answerCell, nameAnswer } from "../../common/forms/answers/describe-answer";
import type { Answer } from "../forms/fields";
import { type Form, storedFields, writableFields } from "../forms/forms";

import { subscriptionLink } from "../links/subscription-link";
import { auditUid, recordAuditEvent } from "../audit/audit";
import { leadBatches } from "../../server/database/batches";
import { csvHead, csvRow } from "../../server/lib/csv";
import { fieldLabel } from "../../server/lib/field-label";

/** Columns that a newsletter tool needs for each subscriber. */
const newsletterColumns = ["Confirmed", "Link to unsubscribe"];

type LeadRow = Record<string, unknown>;

const answersIn = (lead: LeadRow) => (lead.answers ?? []) as Answer[];

/** The questions that leads answer, in the order in which they appear, and their forms. */
const readQuestions = async (app: AppContext, { uid }: Form, where: object) => {
  const labels = new Set<string>();
  const slugs = new Set<string>();
  for await (const leads of leadBatches<LeadRow>(app, uid, where, ["answers", "form"])) {
    for (const lead of leads) {
      slugs.add(String(lead.form));
      for (const { label } of answersIn(lead)) labels.add(label);
    }
  }

  return { questions: [...labels], slugs: [...slugs] };
};

const answerTo = (question: string, lead: LeadRow) => {
  const answer = answersIn(lead).find(({ label }) => label === question);

  return answer?.value === null || answer?.value === undefined ? "" : answerCell(answer.value);
};

/** Fields of an answer to a form of editors that repeat its answers. */
const repeatedFields = ["your_email", "summary"];

type ExportOptions = {
  /** Actor for the audit log. */
  actor: string;
  /** Excludes older leads. */
  since?: Date;
  /** Values of stored fields that the leads have, such as the form of editors; by default, all leads. */
  having?: Readonly<Record<string, string>>;
  /** Selects fields; by default, all. */
  canReadField?: (field: string) => boolean;
};

/**
 * Exports a form's leads as CSV, oldest first, in batches. The columns have the panel's words; each
 * question of the forms of editors has one, titled by the label that visitors saw. The audit event is
 * recorded first, so that aborted exports are logged too.
 *
 * @returns the number of leads, a name for the file, and the CSV as an async iterable of chunks.
 */
export const exportLeads = async (app: AppContext, form: Form, options: ExportOptions) => {
  const { actor, since = new Date(0), having = {}, canReadField = () => true } = options;
  // Ignores leads created during the export, so that the count matches.
  const where = { ...having, createdAt: { $gte: since, $lte: new Date() } };
  const count = await app.strapi.db.query(form.uid).count({ where });
  await recordAuditEvent(app, { actor, action: "exported", form: form.name, count });

  // The answers, which the summary has as one text.
  const withAnswers = form.custom !== undefined && canReadField("summary");
  const { questions, slugs } = withAnswers
    ? await readQuestions(app, form, where)
    : { questions: [], slugs: [] };
  const stored = storedFields(form).map(({ name }) => name);
  const fields = [...stored, ...writableFields(form)].filter(
    (name) => canReadField(name) && !(withAnswers && repeatedFields.includes(name)),
  );
  const isNewsletter = form.mailTo === "visitor" && canReadField("confirmed_at");
  const type = app.strapi.contentType(form.uid);
  const columns = [
    ...["documentId", "createdAt", ...fields].map((name) => fieldLabel(type, name)),
    ...(isNewsletter ? newsletterColumns : []),
  ];
  const names = new Set(columns);
  const toCsvRow = (lead: LeadRow) =>
    csvRow([
      lead.documentId,
      new Date(lead.createdAt as string).toISOString(),
      ...fields.map((name) => lead[name]),
      ...(isNewsletter
        ? [lead.confirmed_at, subscriptionLink(app, "unsubscribe", String(lead.documentId))]
        : []),
      ...questions.map((question) => answerTo(question, lead)),
    ]);
  const text = async function* () {
    yield csvHead([...columns, ...questions.map((label) => nameAnswer(label, names))]);
    for await (const leads of leadBatches<LeadRow>(app, form.uid, where))
      yield leads.map(toCsvRow).join("");
  };
  const [slug] = slugs;
  const several = form.custom ? "form-answers" : form.name;

  return {
    count,
    name: slug && slugs.length === 1 && canReadField("form") ? slug : several,
    text: text(),
  };
};

/** Writes the audit log as CSV, oldest first. @returns the number of events. */
export const exportAudit = async (
  { strapi }: AppContext,
  since: Date,
  write: (text: string) => void,
): Promise<number> => {
  const events: Record<string, string>[] = await strapi.db
    .query(auditUid)
    .findMany({ where: { createdAt: { $gte: since } }, orderBy: { id: "asc" } });
  write(csvHead(["at", "actor", "action", "form", "entry", "count"]));
  for (const { createdAt, actor, action, form, entry, count } of events) {
    write(csvRow([new Date(createdAt ?? "").toISOString(), actor, action, form, entry, count]));
  }

  return events.length;
};
