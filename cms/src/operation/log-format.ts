import { format } from "winston";

// Each of these goes through a text once, however it is made: an address is looked for only from
// the start of what has no blank or sign in it.
const emailAddress =
  /(?<![^\s"'<>()[\]:,;/\\])[^\s"'<>()[\]:,;/\\][^\s"'<>()[\]:,;/\\@]*@[^\s"'<>()[\]:,;/\\]+\.[^\s"'<>()[\]:,;/\\]+/g;
/** PostgreSQL names the values of a violated constraint: Key (name)=(…). */
const keyValues = /=\([^)]*(\)|$)/g;

/** Knex puts the statement in front of the database's message; up to the last hyphen, as a value may contain one. */
const withoutStatement = (text: string) => {
  const start = text.search(/\b(insert into|update|select|delete from)\b/i);
  if (start < 0) return text;

  return text.slice(0, start) + text.slice(start).replace(/^[^]* - (?=\w)/, "[statement] ");
};

/** Removes what could be about a person. */
export const redact = (text: string): string =>
  withoutStatement(text).replace(keyValues, "=(…)").replace(emailAddress, "[email]");

const redactInfo = format((info) => {
  info.message = redact(String(info.message));
  if (typeof info.stack === "string") info.stack = redact(info.stack);

  // Errors of drivers carry the statement, its parameters and the row in further fields.
  for (const name of ["detail", "parameters", "query", "bindings", "where", "hint"]) {
    if (name in info) info[name] = undefined;
  }

  return info;
});

// Dozens of lines at the first start, each about Strapi's own tables. One that fails is an error.
const ofMigration = /^\[(internal migration|discard-drafts)\]/;

const withoutMigrations = format((info) =>
  info.level === "info" && ofMigration.test(String(info.message)) ? false : info,
);

/** One JSON object a line, with the time, and nothing about a person in it. */
export const logFormat = format.combine(
  withoutMigrations(),
  format.errors({ stack: true }),
  redactInfo(),
  // Strapi gives some lines a time of its own, as a number.
  format.timestamp({ format: () => new Date().toISOString() }),
  format.json(),
);

/** The same for the terminal of a developer: the message, and the stack on lines of its own. */
export const readableFormat = format.combine(
  format.errors({ stack: true }),
  redactInfo(),
  format.printf(({ message, stack }) => String(stack ?? message)),
);
