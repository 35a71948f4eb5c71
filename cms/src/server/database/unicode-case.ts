/** The function of better-sqlite3 that adds a function to SQL. */
type Connection = {
  function: (
    name: string,
    options: { deterministic: true },
    body: (...values: never[]) => unknown,
  ) => void;
};

type Value = string | number | bigint | Uint8Array | null;

const lower = (value: Value) => (typeof value === "string" ? value.toLowerCase() : value);

/** The regular expression of a pattern of LIKE. */
const toRegex = (pattern: string, escape: string) => {
  let isEscaped = false;
  const parts = [...pattern].map((character) => {
    if (character === escape && !isEscaped) {
      isEscaped = true;
      return "";
    }
    const wildcard = { "%": ".*", _: "." }[character];
    const part =
      wildcard && !isEscaped ? wildcard : character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
    isEscaped = false;

    return part;
  });

  return new RegExp(`^${parts.join("")}$`, "isu");
};

const createLike = () => {
  const last = { key: "", regex: /^/ };

  return (pattern: Value, value: Value, escape: string) => {
    if (pattern === null || value === null) return null;
    const key = `${escape} ${String(pattern)}`;
    if (last.key !== key) Object.assign(last, { key, regex: toRegex(String(pattern), escape) });

    return Number(last.regex.test(String(value)));
  };
};

/**
 * Makes `lower` and LIKE ignore the case of all letters, for Strapi's filters and searches: those of
 * SQLite know only ASCII.
 */
export const ignoreUnicodeCase = (connection: Connection) => {
  const like = createLike();
  const options = { deterministic: true } as const;
  connection.function("lower", options, (value: Value) => lower(value));
  connection.function("like", options, (pattern: Value, value: Value) => like(pattern, value, ""));
  connection.function("like", options, (pattern: Value, value: Value, escape: string) =>
    like(pattern, value, escape),
  );
};
