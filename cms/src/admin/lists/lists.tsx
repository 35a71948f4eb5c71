import type { StrapiApp } from "@strapi/strapi/admin";
import { Status, Typography } from "@strapi/design-system";

import { cellText, type Header } from "./cells";

type Row = Record<string, unknown>;
type Column = Header & { cellFormatter?: (row: Row, header: Header) => unknown };
type Columns = { displayedHeaders: Column[] };

const withWords = (column: Column): Column => {
  const write = cellText(column);
  if (!write) return column;

  return {
    ...column,
    cellFormatter: (row, { name }) =>
      name === "publishAt" && row.scheduleProblem ? (
        <Status variant="danger" size="S" title={String(row.scheduleProblem)}>
          Failed
        </Status>
      ) : (
        <Typography textColor="neutral800">{write(row[name])}</Typography>
      ),
  };
};

/** Writes dates short and states as words in lists, so that every column fits on the screen, and
 * marks what was not published at its time. */
export const addLists = (app: StrapiApp) => {
  app.registerHook(
    "Admin/CM/pages/ListView/inject-column-in-table",
    ({ displayedHeaders, ...more }: Columns) => ({
      ...more,
      displayedHeaders: displayedHeaders.map(withWords),
    }),
  );
};
