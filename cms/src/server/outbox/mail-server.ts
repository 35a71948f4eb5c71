import { hostOf, isLoopback, parseServerUrl } from "../network/server-url";

/**
 * Nodemailer's options for the mail server at an address. Without `requireTLS`, Nodemailer sends in
 * plain text if the server, or somebody between, offers no STARTTLS. An address names no other option,
 * because some would switch off the verification of TLS.
 *
 * @throws if it is no complete address.
 */
export const parseMailServer = (text: string) => {
  const url = parseServerUrl(text, /^smtps?:$/);
  const { port, username, password, searchParams } = url;
  if (url.pathname.length > 1 || [...searchParams.keys()].some((key) => key !== "name")) {
    throw new TypeError("path or options");
  }
  const host = hostOf(url);
  const secure = url.protocol === "smtps:";
  const requireTLS = !isLoopback(host);

  return {
    host,
    ...(port ? { port: Number(port) } : {}),
    secure,
    requireTLS,
    // Where plain text is accepted, so is a relay's self-signed certificate.
    ...(secure || requireTLS ? {} : { tls: { rejectUnauthorized: false } }),
    ...(username || password
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    ...(searchParams.has("name") ? { name: searchParams.get("name") ?? "" } : {}),
  };
};

const help = "see “Mail server” in docs/operating.md";

/** What failures of a connection mean, by their codes. */
const meanings: Record<string, string> = {
  ECONNREFUSED: "no mail server listens at the host and port of MAIL_SMTP_URL",
  EDNS: "the host of MAIL_SMTP_URL was not found",
  ENOTFOUND: "the host of MAIL_SMTP_URL was not found",
  EAI_AGAIN: "the name server does not answer",
  EHOSTUNREACH: "the host of MAIL_SMTP_URL cannot be reached",
  ENETUNREACH: "the host of MAIL_SMTP_URL cannot be reached",
  ETIMEDOUT: "the mail server does not answer",
  ECONNRESET: "the mail server closed the connection",
  ECONNECTION: "the mail server closed the connection",
  EPROTOCOL:
    "the server at MAIL_SMTP_URL does not answer like a mail server, or refuses this machine",
  EAUTH: "the mail server rejects the user name or password of MAIL_SMTP_URL",
  ENOAUTH: "the mail server rejects the user name or password of MAIL_SMTP_URL",
};

type MailError = { code?: string; originalCode?: string; responseCode?: number; command?: string };

/**
 * Why an email was not sent, in a sentence for the log and the panel. Leaves out the server's message,
 * which may contain a visitor's address.
 */
export const mailProblem = (error: unknown): string => {
  const { code = "unknown", originalCode = "", responseCode } = error as MailError;
  if (code === "ETLS" && responseCode) return `the mail server offers no TLS: ${help}`;
  if (code === "ETLS" || /CERT|SSL|TLS|VERIFY/.test(originalCode)) {
    return `TLS with the mail server failed, for example because its certificate is not trusted: ${help}`;
  }
  const cause = originalCode in meanings ? originalCode : code;
  if (isPermanent(error)) return `the mail server refuses this email (${code} ${responseCode})`;
  const words = [cause, responseCode].filter(Boolean).join(" ");

  return cause in meanings ? `${meanings[cause]} (${words})` : words;
};

/**
 * True if the server refuses the recipient or the content for good. A refused sender concerns all emails,
 * until a setting is corrected.
 */
export const isPermanent = (error: unknown): boolean => {
  const { command = "", responseCode = 0 } = error as MailError;

  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
};
