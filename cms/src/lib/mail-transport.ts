import { isIPv4 } from "node:net";

const isLoopback = (host: string) =>
  host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));

/**
 * Nodemailer's options for a mail server. Without `requireTLS`, Nodemailer sends in plain text if
 * the server, or somebody between, offers no STARTTLS.
 */
export const mailTransport = (url: string) => ({
  url,
  requireTLS: !isLoopback(new URL(url).hostname.toLowerCase()),
});

/** Options in the query of an SMTP URL with which Nodemailer accepts less than verified TLS. */
export const weakensTls = (url: string) =>
  [...new URL(url).searchParams.keys()].some((key) =>
    /^(requireTLS|ignoreTLS|opportunisticTLS|tls\..*)$/i.test(key),
  );

const help = "see “Mail server” in docs/operating.md";

/** Why TLS with a mail server failed; undefined for other errors. */
export const tlsProblem = (error: unknown): string | undefined => {
  const { code, originalCode = "", responseCode } = error as Record<string, unknown>;
  if (code === "ETLS" && responseCode) return `the mail server offers no TLS: ${help}`;
  if (code !== "ETLS" && !/CERT|SSL|TLS|VERIFY/.test(String(originalCode))) return undefined;

  return `TLS with the mail server failed, for example because its certificate is not trusted: ${help}`;
};
