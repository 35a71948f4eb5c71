import { format } from "winston";

const mailAddress = /[^\s"'<>()[\]:,;/\\]+@[^\s"'<>()[\]:,;/\\]+\.[^\s"'<>()[\]:,;/\\]+/g;
/** Knex puts the statement in front of what the database said; up to the last hyphen, as one may stand in a value. */
const statement = /\b(insert into|update|select|delete from)\b[\s\S]* - (?=\w)/gi;
/** PostgreSQL names the values of a violated constraint: Key (name)=(…). */
const keyValues = /=\([^)]*\)/g;

/** Takes out what could be about a person. */
export const redact = (text: string): string =>
  text.replace(statement, "[statement] ").replace(keyValues, "=(…)").replace(mailAddress, "[mail]");

const redactInfo = format((info) => {
  info.message = redact(String(info.message));
  if (typeof info.stack === "string") info.stack = redact(info.stack);

  // Errors of drivers carry the statement, its parameters and the row in further fields.
  for (const name of ["detail", "parameters", "query", "bindings", "where", "hint"]) {
    if (name in info) info[name] = undefined;
  }

  return info;
});

/** One JSON object a line, with the time, and nothing about a person in it. */
export const logFormat = format.combine(
  format.errors({ stack: true }),
  redactInfo(),
  format.timestamp(),
  format.json(),
);
