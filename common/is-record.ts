/** True for objects, but not for null or arrays. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The records in a value that is one, or a list with some. */
export const recordsIn = (value: unknown) => [value].flat().filter(isRecord);
