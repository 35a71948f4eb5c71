/**
 * The rows of a table that all of its columns can fill: nobody could compare another.
 *
 * @param questions what each row is about, and the field that answers it.
 * @param columns what is known of each column.
 */
export const fullRows = <Field extends string>(
  questions: readonly (readonly [head: string, field: Field])[],
  columns: readonly (Readonly<Partial<Record<Field, string | null>>> | undefined)[],
) =>
  questions.flatMap(([head, field]) => {
    const cells = columns.flatMap((column) => column?.[field] ?? []);

    return cells.length === columns.length ? [{ head, cells }] : [];
  });
