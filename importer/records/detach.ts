/**
 * Copies a value of JSON. V8 keeps the whole text in memory from which it cut a string, so without a
 * copy, a few short strings of each text would keep the whole file.
 */
export const detach = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
