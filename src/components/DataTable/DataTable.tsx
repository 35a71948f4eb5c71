import type { FC } from "react";

import * as styles from "./DataTable.module.scss";

type DataTableProps = {
  /** What the table is about, for screen readers. */
  caption: string;
  /** The heads of all columns, that of the rows' heads first. */
  columns: readonly [string, ...string[]];
  /** Each row's head and its other cells. */
  rows: readonly { head: string; cells: readonly string[] }[];
};

/** A table, which narrow windows get as a description list; only one of them is displayed. */
export const DataTable: FC<DataTableProps> = ({ caption, columns, rows }) => {
  const [, ...labels] = columns;

  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={labels[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* The same words once more: the Markdown twin leaves them out (src/build/markdown.ts). */}
      <dl className={styles.list} data-repeated>
        {rows.map(({ head, cells }) => (
          <div key={head} className={styles.row}>
            <dt className={styles.head}>{head}</dt>
            {cells.map((cell, index) => (
              <dd key={labels[index]}>
                <strong className={styles.label}>{labels[index]}</strong> {cell}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
};
