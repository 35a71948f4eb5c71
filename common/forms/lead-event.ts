import { type AnswerValue, describeAnswer } from "./answers/describe-answer.ts";

/** What webhooks send about a lead (docs/lead-webhook.schema.json). */
export type LeadEvent = {
  type: "lead.created";
  timestamp: string;
  data: {
    id: string;
    form: string;
    title: string;
    receivedAt: string;
    page: string | null;
    panelUrl: string | null;
    source: Record<string, string>;
    /** Only with `"data": "full"`. */
    fields?: Record<string, { label: string; value: AnswerValue }>;
  };
};

/** The visitor's name or else address, or a neutral heading. The newsletter has the address in `name`. */
export const headingOf = ({ data: { fields } }: LeadEvent): string =>
  String(
    fields?.full_name?.value ?? fields?.your_email?.value ?? fields?.name?.value ?? "New message",
  );

/** Lines of text about the answers and the source. */
export const linesOf = ({ data: { fields = {}, page, source } }: LeadEvent) => {
  const from = Object.entries({ ...(page && { page }), ...source }).map((pair) => pair.join(": "));

  return [
    ...Object.values(fields).map(({ label, value }) => ({ label, text: describeAnswer(value) })),
    ...(from.length > 0 ? [{ label: "Source", text: from.join("\n") }] : []),
  ];
};
