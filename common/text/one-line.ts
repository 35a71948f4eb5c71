/** Makes a value safe for a header: one line without control characters. */
export const oneLine = (value: unknown) =>
  String(value ?? "").replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");
