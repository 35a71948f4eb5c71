import { useId, type FC, type ReactNode } from "react";

import { amountOf } from "../../../common/text/amount";

import { isAmount, rowsOf, type Row } from "./rows";

import * as styles from "./Panel.module.scss";

const rowClass = ({ highlighted }: Row) => (highlighted ? styles.highlighted : undefined);

const textOf = (cell: string | undefined, { highlighted }: Row) =>
  highlighted && cell ? <strong>{cell}</strong> : cell;

/** The roles keep it a table for screen readers in Safari, where `display` removes its semantics. */
const table = ([header, ...rows]: readonly Row[]) => {
  const columns = (header?.cells ?? []).map((label, index) => ({
    label,
    className: rows.every(({ cells }) => isAmount(cells[index] ?? "")) ? styles.amount : undefined,
  }));
  const [first, ...others] = columns;

  return (
    <table className={styles.table} role="table">
      <thead>
        <tr role="row">
          {columns.map(({ label, className }, index) => (
            <th key={index} scope="col" role="columnheader" className={index ? className : ""}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} role="row" className={rowClass(row)}>
            {first && (
              <th scope="row" role="rowheader">
                {textOf(row.cells[0], row)}
              </th>
            )}
            {others.map(({ label, className }, index) => (
              <td key={index} role="cell" className={className} data-label={label}>
                {textOf(row.cells[index + 1], row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const list = (rows: readonly Row[]) => (
  <ul className={styles.list}>
    {rows.map((row, index) => (
      <li key={index} className={rowClass(row)}>
        {textOf(row.cells[0], row)} <span className={styles.note}>{row.cells[1]}</span>
      </li>
    ))}
  </ul>
);

const buttons = (rows: readonly Row[]) => (
  <ul className={styles.buttons}>
    {rows.map(({ cells }, index) => (
      <li key={index}>{cells[0]}</li>
    ))}
  </ul>
);

/** Labels with values, and the share of the largest amount, which only bars show. */
const terms = (kind: string, rows: readonly Row[]) => {
  // A draft's bar may have no amount.
  const amounts = rows.map(({ cells }) => amountOf(cells[1] ?? "") ?? 0);
  const max = Math.max(1, ...amounts);

  return (
    <dl className={styles[kind]}>
      {rows.map((row, index) => (
        <div
          key={index}
          className={rowClass(row)}
          style={kind === "bars" ? { "--share": (amounts[index] ?? 0) / max } : undefined}
        >
          <dt>{row.cells[0]}</dt>
          <dd>{textOf(row.cells[1], row)}</dd>
        </div>
      ))}
    </dl>
  );
};

const renderers: Record<string, (rows: readonly Row[]) => ReactNode> = { table, list, buttons };

/** A panel of a screen: its title, and its rows by kind. */
export const Panel: FC<Queries.PanelFragment> = ({ kind, title, rows, half }) => {
  const id = useId();
  const render = renderers[kind] ?? ((parsed: readonly Row[]) => terms(kind, parsed));

  return (
    <div
      className={half ? styles.half : styles.root}
      {...(title && { role: "group", "aria-labelledby": id })}
    >
      {title && (
        <p className={styles.title} id={id}>
          {title}
        </p>
      )}
      {render(rowsOf(rows))}
    </div>
  );
};
