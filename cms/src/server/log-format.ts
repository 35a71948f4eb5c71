import { format } from "winston";

// Linear for any text: the lookbehind starts a match only at the start of a token.
const emailAddress =
  /(?<![^\s"'<>()[\]:,;/\\])[^\s"'<>()[\]:,;/\\][^\s"'<>()[\]:,;/\\@]*@[^\s"'<>()[\]:,;/\\]+\.[^\s"'<>()[\]:,;/\\]+/g;
/** PostgreSQL names the values of a violated constraint: Key (name)=(…). */
const keyValues = /=\([^)]*(\)|$)/g;

/** Knex prefixes messages with the statement; removes up to the last hyphen, as values may contain one. */
const withoutStatement = (text: string) => {
  const start = text.search(/\b(insert into|update|select|delete from)\b/i);
  if (start < 0) return text;

  return text.slice(0, start) + text.slice(start).replace(/^[^]* - (?=\w)/, "[statement] ");
};

/** Removes personal data. */
export const redact = (text: string): string =>
  withoutStatement(text).replace(keyValues, "=(…)").replace(emailAddress, "[email]");

const redactInfo = format((info) => {
  info.message = redact(String(info.message));
  if (typeof info.stack === "string") info.stack = redact(info.stack);

  // Further fields of drivers' errors contain the statement, its parameters and the row.
  for (const name of ["detail", "parameters", "query", "bindings", "where", "hint"]) {
    if (name in info) info[name] = undefined;
  }

  return info;
});

// Dozens of info lines about Strapi's tables at the first startup; failures are errors.
const ofMigration = /^\[(internal migration|discard-drafts)\]/;

const withoutMigrations = format((info) =>
  info.level === "info" && ofMigration.test(String(info.message)) ? false : info,
);

/** One JSON object per line, with a timestamp and without personal data. */
export const logFormat = format.combine(
  withoutMigrations(),
  format.errors({ stack: true }),
  redactInfo(),
  // Strapi gives some lines a numeric timestamp.
  format.timestamp({ format: () => new Date().toISOString() }),
  format.json(),
);

/** The message or the stack, for a developer's terminal. */
export const readableFormat = format.combine(
  format.errors({ stack: true }),
  redactInfo(),
  format.printf(({ message, stack }) => String(stack ?? message)),
);
