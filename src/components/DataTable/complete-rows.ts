/**
 * Table rows with a value in every column; rows with a missing value cannot be compared.
 *
 * @param fields each row's header and the field with its values.
 * @param columns each column's values by field.
 */
export const completeRows = <Field extends string>(
  fields: readonly (readonly [header: string, field: Field])[],
  columns: readonly (Readonly<Partial<Record<Field, string | null>>> | undefined)[],
) =>
  fields.flatMap(([header, field]) => {
    const cells = columns.flatMap((column) => column?.[field]?.trim() || []);

    return cells.length === columns.length ? [{ header, cells }] : [];
  });
