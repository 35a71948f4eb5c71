import type { FC, ReactNode } from "react";

import { Disclosure } from "../Disclosure/Disclosure";

import * as styles from "./DataTable.module.scss";

type DataTableProps = {
  /** The table's caption, for screen readers. */
  caption: string;
  /** Column headers, starting with that of the row headers. */
  columns: readonly [string, ...string[]];
  rows: readonly { header: string; cells: readonly ReactNode[] }[];
  /** `rows` compares two columns row by row, `columns` makes each column collapsible. */
  smallScreenLayout?: "rows" | "columns";
};

type ListProps = Required<Pick<DataTableProps, "rows">> & { labels: readonly string[] };

const RowList: FC<ListProps> = ({ rows, labels }) => (
  <dl className={styles.list} data-markdown-ignore>
    {rows.map(({ header, cells }) => (
      <div key={header} className={styles.row}>
        <dt className={styles.header}>{header}</dt>
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
  <div className={styles.list} data-markdown-ignore>
    {labels.map((label, index) => (
      <Disclosure key={label} title={label}>
        <dl className={styles.column}>
          {rows
            .filter(({ cells }) => cells[index])
            .map(({ header, cells }) => (
              <div key={header} className={styles.cell}>
                <dt className={styles.label}>{header}</dt>
                <dd>{cells[index]}</dd>
              </div>
            ))}
        </dl>
      </Disclosure>
    ))}
  </div>
);

/** A table, and description lists that replace it on small screens; only one of them is displayed. */
export const DataTable: FC<DataTableProps> = ({
  caption,
  columns,
  rows,
  smallScreenLayout = "rows",
}) => {
  const [, ...labels] = columns;
  const List = smallScreenLayout === "rows" ? RowList : ColumnList;

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
          {rows.map(({ header, cells }) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={labels[index]}>{cell ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Duplicates the table for small screens; omitted from the Markdown version (src/build/markdown.ts). */}
      <List rows={rows} labels={labels} />
    </>
  );
};
