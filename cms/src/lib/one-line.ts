/** A value fit for a header: one line, no controls. Validation rejects them already; a header is checked twice. */
export const oneLine = (value: unknown) =>
  String(value ?? "").replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");
