/** Why an entry was not stored, as far as the browser can tell. */
export type SubmissionFault =
  "offline" | "unreachable" | "slow" | "busy" | "invalid" | "refused" | "broken" | "cancelled";

type Details = {
  /** The server's own words (`error.message` of Strapi's answer), where it gave any. */
  serverMessage?: string | undefined;
  /** The server's words about single fields, by the field's name in the payload. */
  fields?: Readonly<Record<string, string>>;
};

/** Thrown when an entry was not stored. Its message tells the visitor what to do about it. */
export class SubmissionError extends Error {
  override name = "SubmissionError";
  readonly fault: SubmissionFault;
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(fault: SubmissionFault, message: string, { serverMessage, fields }: Details = {}) {
    super(message);
    this.fault = fault;
    this.serverMessage = serverMessage;
    this.fields = fields ?? {};
  }
}

const kept = "What you entered is kept: please try again";

const advice: Record<Exclude<SubmissionFault, "busy">, string> = {
  offline: `You seem to be offline. ${kept} when you are connected.`,
  unreachable: `We could not reach our server. ${kept}.`,
  slow: `Our server takes too long to answer. ${kept}.`,
  invalid: "Please check what you entered and send it again.",
  refused: "Our server did not accept this. What you entered is kept.",
  broken: `Our server could not take this just now. ${kept} in a moment.`,
  cancelled: "Sending was cancelled. What you entered is kept.",
};

/** The error for a fault, in the words the visitor reads. */
export const submissionError = (
  fault: Exclude<SubmissionFault, "busy">,
  details?: Details,
): SubmissionError => new SubmissionError(fault, advice[fault], details);

const inWords = (seconds: number) => {
  if (seconds < 90) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `in ${minutes} minutes`;

  return `in ${Math.ceil(minutes / 60)} hours`;
};

/**
 * The error for 429.
 *
 * @param retryAfter the header's value: seconds or an HTTP date (RFC 9110, section 10.2.3).
 */
export const busyError = (retryAfter: string | null, details?: Details): SubmissionError => {
  const seconds = /^\d+$/.test(retryAfter ?? "")
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter ?? "") - Date.now()) / 1000);
  const when = seconds > 0 ? inWords(seconds) : "in a few minutes";

  return new SubmissionError(
    "busy",
    `Too much was sent from your connection. What you entered is kept: please try again ${when}.`,
    details,
  );
};

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Everything there is to say about a failure: the server's own words, then what to do. */
export const failureWords = ({ serverMessage, message }: SubmissionError): string =>
  serverMessage ? `${sentence(serverMessage)} ${message}` : message;
