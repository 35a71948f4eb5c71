import type { FC, ReactNode } from "react";

import * as styles from "./DataTable.module.scss";

type DataTableProps = {
  /** The table's caption, for screen readers. */
  caption: string;
  /** Column headers, starting with that of the row headers. */
  columns: readonly [string, ...string[]];
  /** A missing cell is shown as a dash. */
  rows: readonly { header: string; cells: readonly ReactNode[] }[];
};

/**
 * A table whose rows are blocks on small screens, each value next to its column's header. The roles
 * keep it a table for screen readers in Safari, where `display` removes its semantics.
 */
export const DataTable: FC<DataTableProps> = ({ caption, columns, rows }) => {
  const [, ...labels] = columns;

  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ header, cells }) => (
          <tr key={header} role="row">
            <th scope="row" role="rowheader">
              {header}
            </th>
            {cells.map((cell, index) => (
              <td key={labels[index]} role="cell" data-label={labels[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
