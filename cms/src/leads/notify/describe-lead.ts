import { type AnswerValue, nameAnswer } from "../../common/forms/answers/describe-answer";
import type { LeadEvent } from "../../common/forms/lead-event";
import type { AppContext } from "../../server/app-context";
import { panelUrl } from "../../server/admin/panel-url";
import type { WebhookTarget } from "../../server/webhook-targets";
import type { Answer } from "../forms/fields";
import { type Form, forms, mailKind, storedFields } from "../forms/forms";
import { sourceFields } from "../forms/source";

export type Lead = Record<string, unknown> & { documentId: string; createdAt: string };

/** The advertiser's ID of one visitor's click. */
const clickId = "click_id";

/** Columns that say where a visitor came from. */
const sourceColumns = sourceFields.map(({ name }) => name);

/** Fields that are elsewhere in the event. */
const repeated = ["url", "form", "formTitle", "summary", ...sourceColumns];

const sourceOf = (lead: Lead, withClickId: boolean) =>
  Object.fromEntries(
    sourceColumns.flatMap((name) =>
      lead[name] && (withClickId || name !== clickId) ? [[name, String(lead[name])]] : [],
    ),
  );

const isAnswered = ({ value }: { value: unknown }) => value !== null && value !== undefined;

/** Names of the stored fields of all forms, by which receivers find out who the visitor is. */
const reservedNames = new Set(
  Object.values<Form>(forms).flatMap((form) => storedFields(form).map(({ name }) => name)),
);

/** The visitor's answers by name, those to a form of editors by their label. */
const fieldsOf = (form: Form, lead: Lead) => {
  const stored = storedFields(form)
    .filter(({ name }) => !repeated.includes(name))
    .map(({ name, label }) => ({ name, label, value: lead[name] as AnswerValue }));
  const answers = form.custom ? ((lead.answers ?? []) as Answer[]) : [];

  return Object.fromEntries(
    [
      ...stored,
      ...answers.map(({ label, value }) => ({
        name: nameAnswer(label, reservedNames),
        label,
        value,
      })),
    ]
      .filter(isAnswered)
      .map(({ name, label, value }) => [name, { label, value: value as AnswerValue }]),
  );
};

/**
 * Describes a lead for a webhook. A CV is never part of it: the panel has its link.
 *
 * @param at when the lead was stored, or the subscription confirmed.
 */
export const describeLead = (
  { settings }: Pick<AppContext, "settings">,
  { data }: Pick<WebhookTarget, "data">,
  form: Form,
  lead: Lead,
  at: Date,
): LeadEvent => ({
  type: "lead.created",
  timestamp: at.toISOString(),
  data: {
    id: lead.documentId,
    form: mailKind(form, lead),
    title: String(lead.formTitle ?? form.schema.info.displayName),
    receivedAt: new Date(lead.createdAt).toISOString(),
    page: typeof lead.url === "string" ? lead.url : null,
    panelUrl: panelUrl(settings, { ...form.schema, uid: form.uid }, lead.documentId) ?? null,
    source: sourceOf(lead, data === "full"),
    ...(data === "full" && { fields: fieldsOf(form, lead) }),
  },
});
