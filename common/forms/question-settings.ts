/** What only some kinds of questions have; the others are null. */
const settings = {
  options: ["choice", "choices"],
  min: ["text", "longText", "number"],
  max: ["text", "longText", "number"],
} as const;

/** The settings that a kind of question does not have, such as the options of a date. */
export const unusedSettings = (kind: string): (keyof typeof settings)[] =>
  (Object.keys(settings) as (keyof typeof settings)[]).filter(
    (name) => !(settings[name] as readonly string[]).includes(kind),
  );
