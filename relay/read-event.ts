import { headingOf, type LeadEvent, linesOf } from "../common/forms/lead-event.ts";
import { escapeHtml } from "../common/text/escape-html.ts";

import { type Person, type RelayedLead, RelayError } from "./crm.ts";

const readPerson = ({ data: { form, fields } }: LeadEvent): Person => {
  if (!fields) throw new RelayError(422, 'the lead has no answers: set "data": "full"');
  const textOf = (name: string) => fields[name] && String(fields[name].value);
  const email = textOf(form === "subscribe" ? "name" : "your_email");
  if (!email) throw new RelayError(422, `${form} has no email: leave it out of "forms"`);
  const name = textOf("full_name");
  const phone = textOf("mobile_no");
  const company = textOf("company");

  return {
    email,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(company && { company }),
  };
};

/** Reads the event of a webhook. @throws {RelayError} if it has no email. */
export const readEvent = (id: string, event: LeadEvent): RelayedLead => {
  const { title, panelUrl } = event.data;
  const link = panelUrl ? [`<a href="${escapeHtml(panelUrl)}">Open in the panel</a>`] : [];
  const lines = linesOf(event).map(
    ({ label, text }) =>
      `<b>${escapeHtml(label)}</b>: ${escapeHtml(text).replace(/\r\n?|\n/g, "<br>")}`,
  );

  return {
    id,
    person: readPerson(event),
    title: `${title}: ${headingOf(event)}`,
    html: [escapeHtml(title), ...link, ...lines].join("<br>"),
    time: event.timestamp,
  };
};
