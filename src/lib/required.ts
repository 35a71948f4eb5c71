/** Returns a value that the page requires. @throws an error with its name if it is missing. */
export const required = <T>(value: T | null | undefined, name: string): T => {
  if (value === null || value === undefined) throw new Error(`Missing ${name}`);

  return value;
};
