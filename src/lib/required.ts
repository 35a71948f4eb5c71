/** Narrows a value that the page cannot do without; throws an error that names it when it is missing. */
export const required = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`Missing ${what}`);

  return value;
};
