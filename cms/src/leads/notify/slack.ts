import { headingOf, type LeadEvent, linesOf } from "../../common/forms/lead-event";

/** Slack's limit of a block's text. */
const maxTextLength = 3000;
/** Slack's limit is 50 blocks; one is the heading, one the link. */
const maxLines = 48;

const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Escapes a text, so that it has no link and no mention such as `<!channel>`, and shortens it to a
 * length. No reference is cut in two.
 */
const escapeText = (text: string, maxLength: number) => {
  let escaped = "";
  for (const character of text) {
    const next = references[character] ?? character;
    if (escaped.length + next.length >= maxLength) return `${escaped}…`;
    escaped += next;
  }

  return escaped;
};

/** `verbatim`: Slack makes no links and mentions of addresses and names in the text. */
const section = (text: string) => ({
  type: "section",
  text: { type: "mrkdwn", text, verbatim: true },
});

/** A lead as a message to an incoming webhook of Slack. */
export const slackMessage = (event: LeadEvent): object => {
  const title = escapeText(event.data.title, 200);
  const heading = escapeText(headingOf(event), 200);
  const lines = linesOf(event).slice(0, maxLines);
  const { panelUrl } = event.data;

  return {
    text: `${title}: ${heading}`,
    blocks: [
      section(`*${title}*: ${heading}`),
      ...lines.map(({ label, text }) => {
        const name = `*${escapeText(label, 200)}*\n`;

        return section(name + escapeText(text, maxTextLength - name.length));
      }),
      ...(panelUrl ? [section(`<${panelUrl}|Open in the panel>`)] : []),
    ],
  };
};
