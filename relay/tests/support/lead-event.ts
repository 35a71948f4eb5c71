import type { AnswerValue } from "../../../common/forms/answers/describe-answer.ts";
import type { LeadEvent } from "../../../common/forms/lead-event.ts";

type Data = LeadEvent["data"];

const labels: Record<string, string> = {
  full_name: "Name",
  your_email: "Email",
  // The email of a subscription.
  name: "Email",
  mobile_no: "Phone",
  message: "Message",
};

/** The answers of a visitor, by the names of the CMS's fields. */
const answers = {
  full_name: "Ada King Lovelace",
  your_email: "ada@example.com",
  mobile_no: "+442079460000",
  message: "We need a <b>shop</b>.",
};

/** The fields of an event; those that the visitor left empty are missing. */
const fieldsOf = (given: Record<string, AnswerValue | null>): NonNullable<Data["fields"]> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === null ? [] : [[name, { label: labels[name] ?? name, value }]],
    ),
  );

/**
 * What the CMS sends about a lead (docs/lead-webhook.schema.json).
 *
 * @param given other answers; null for a field that was left empty.
 */
export const createEvent = (
  given: Record<string, AnswerValue | null> = {},
  data: Partial<Data> = {},
): LeadEvent => ({
  type: "lead.created",
  timestamp: "2026-01-31T12:00:01.000Z",
  data: {
    id: "abcdefgh12345678",
    form: "contact",
    title: "Contact message",
    receivedAt: "2026-01-31T12:00:00.000Z",
    page: "contact-us",
    panelUrl: "https://cms.example.com/admin/content-manager/abcdefgh12345678",
    source: { utm_source: "newsletter", referrer: "search.example" },
    fields: fieldsOf({ ...answers, ...given }),
    ...data,
  },
});

/** The body of a webhook: {@link createEvent} as JSON. */
export const bodyOf = (...given: Parameters<typeof createEvent>): string =>
  JSON.stringify(createEvent(...given));

/** The body of a webhook without `"data": "full"`. */
export const bodyWithoutAnswers = (): string => {
  const event = createEvent();
  delete event.data.fields;

  return JSON.stringify(event);
};
