import type { FC, ReactNode } from "react";

import { Disclosure } from "../Disclosure/Disclosure";

import * as styles from "./DataTable.module.scss";

type DataTableProps = {
  /** What the table is about, for screen readers. */
  caption: string;
  /** The heads of all columns, that of the rows' heads first. */
  columns: readonly [string, ...string[]];
  /** Each row's head and its other cells. */
  rows: readonly { head: string; cells: readonly ReactNode[] }[];
  /**
   * What narrow windows get in place of the table: `rows` for two columns that are compared line by
   * line, `columns` for more of them, each to be opened.
   */
  narrow?: "rows" | "columns";
};

type ListProps = Required<Pick<DataTableProps, "rows">> & { labels: readonly string[] };

const RowList: FC<ListProps> = ({ rows, labels }) => (
  <dl className={styles.list} data-repeated>
    {rows.map(({ head, cells }) => (
      <div key={head} className={styles.row}>
        <dt className={styles.head}>{head}</dt>
        {cells.map((cell, index) => (
          <dd key={labels[index]} className={styles.cell}>
            <strong className={styles.label}>{labels[index]}</strong> {cell}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

const ColumnList: FC<ListProps> = ({ rows, labels }) => (
  <div className={styles.list} data-repeated>
    {labels.map((label, index) => (
      <Disclosure key={label} title={label}>
        <dl className={styles.column}>
          {rows
            .filter(({ cells }) => cells[index])
            .map(({ head, cells }) => (
              <div key={head} className={styles.cell}>
                <dt className={styles.label}>{head}</dt>
                <dd>{cells[index]}</dd>
              </div>
            ))}
        </dl>
      </Disclosure>
    ))}
  </div>
);

/** A table, which narrow windows get as description lists; only one of them is displayed. */
export const DataTable: FC<DataTableProps> = ({ caption, columns, rows, narrow = "rows" }) => {
  const [, ...labels] = columns;
  const List = narrow === "rows" ? RowList : ColumnList;

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
                <td key={labels[index]}>{cell ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* The same words once more: the Markdown twin leaves them out (src/build/markdown.ts). */}
      <List rows={rows} labels={labels} />
    </>
  );
};
