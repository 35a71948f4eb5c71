import { numberOf } from "../../common/text/number-of";

import { asSentence } from "./as-sentence";

/** The reason why a submission was not stored, as far as the browser knows. */
type SubmissionErrorCode =
  | "offline"
  | "unreachable"
  | "slow"
  | "busy"
  | "invalid"
  | "changed"
  | "rejected"
  | "broken"
  | "canceled";

type Details = {
  /** The server's own message (`error.message` in Strapi's response), where it sent one. */
  serverMessage?: string | undefined;
  /** The server's messages about single fields, by the field's name in the payload. */
  fields?: Readonly<Record<string, string>>;
};

/** Thrown when a submission was not stored. Its message tells the visitor what to do. */
export class SubmissionError extends Error {
  override name = "SubmissionError";
  readonly code: SubmissionErrorCode;
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: SubmissionErrorCode, message: string, { serverMessage, fields }: Details = {}) {
    super(message);
    this.code = code;
    this.serverMessage = serverMessage;
    this.fields = fields ?? {};
  }
}

const saved = "Your entries are saved.";
const retry = `${saved} Please try again`;

const messages: Record<Exclude<SubmissionErrorCode, "busy">, string> = {
  offline: `You seem to be offline. ${retry} once you’re connected.`,
  unreachable: `We couldn’t reach our server. ${retry}.`,
  slow: `Our server is taking too long to respond. ${retry}.`,
  invalid: "Please check your entries and send the form again.",
  changed: `An earlier version of this was already sent. ${retry}.`,
  rejected: `Our server didn’t accept this form. ${saved}`,
  broken: `Our server couldn’t process this right now. ${retry} in a moment.`,
  canceled: `Sending was canceled. ${saved}`,
};

/** The error for a code, with the message that the visitor reads. */
export const submissionError = (
  code: Exclude<SubmissionErrorCode, "busy">,
  details?: Details,
): SubmissionError => new SubmissionError(code, messages[code], details);

const formatDelay = (seconds: number) => {
  if (seconds < 90) return `in ${numberOf(seconds, "second")}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `in ${minutes} minutes`;

  return `in ${Math.ceil(minutes / 60)} hours`;
};

/**
 * The error for 429.
 *
 * @param retryAfter the header's value: seconds or an HTTP date (RFC 9110, section 10.2.3).
 */
export const rateLimitError = (retryAfter: string | null, details?: Details): SubmissionError => {
  const seconds = /^\d+$/.test(retryAfter ?? "")
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter ?? "") - Date.now()) / 1000);
  const when = seconds > 0 ? formatDelay(seconds) : "in a few minutes";

  return new SubmissionError(
    "busy",
    `Too many requests from your connection. ${retry} ${when}.`,
    details,
  );
};

/** The full text of an error: the server's message, then what to do. */
export const fullMessage = ({ serverMessage, message }: SubmissionError): string =>
  serverMessage ? `${asSentence(serverMessage)} ${message}` : message;
