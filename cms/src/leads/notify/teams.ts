import { headingOf, type LeadEvent, linesOf } from "../../common/forms/lead-event";

/** Teams' limit of a message is 28 KB; the rest is the card's frame, and escapes of JSON. */
const maxTextBytes = 12_000;

/** A paragraph of text runs, which, unlike text blocks, show Markdown as it is. */
const paragraph = (inlines: object[]) => ({ type: "RichTextBlock", inlines });
const run = (text: string, more: object = {}) => ({ type: "TextRun", text, ...more });

/** The start of a text of at most this many bytes. */
const startOf = (text: string, maxBytes: number) => {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;

  return `${bytes
    .subarray(0, maxBytes)
    .toString()
    .replace(/\uFFFD$/, "")}…`;
};

const lineParagraphs = (event: LeadEvent) => {
  let left = maxTextBytes;
  const shorten = (text: string) => {
    const start = startOf(text, left);
    left = Math.max(0, left - Buffer.byteLength(start));

    return start;
  };

  return linesOf(event).flatMap(({ label, text }) =>
    left === 0
      ? []
      : [paragraph([run(`${shorten(label)}: `, { weight: "Bolder" }), run(shorten(text))])],
  );
};

/** A lead as a message with an Adaptive Card, which a workflow of Teams posts to a channel. */
export const teamsMessage = (event: LeadEvent): object => {
  const { title, panelUrl } = event.data;
  const heading = startOf(`${title}: ${headingOf(event)}`, 400);

  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [
            paragraph([run(heading, { weight: "Bolder", size: "Medium" })]),
            ...lineParagraphs(event),
          ],
          actions: panelUrl
            ? [{ type: "Action.OpenUrl", title: "Open in the panel", url: panelUrl }]
            : [],
        },
      },
    ],
  };
};
