import { Status, Typography } from "@strapi/design-system";

import { cellFormatter, type Header } from "./cells";

type Row = Record<string, unknown>;
type Column = Header & { cellFormatter?: (row: Row, header: Header) => unknown };
type Columns = { displayedHeaders: Column[] };

const formatColumn = (column: Column): Column => {
  const format = cellFormatter(column);
  if (!format) return column;

  return {
    ...column,
    cellFormatter: (row, { name }) =>
      name === "publishAt" && row.scheduleProblem ? (
        <Status variant="danger" size="S" title={String(row.scheduleProblem)}>
          Failed
        </Status>
      ) : (
        <Typography textColor="neutral800">{format(row[name])}</Typography>
      ),
  };
};

/**
 * Shortens dates and labels states in lists, so that every column fits on the screen, and marks
 * records that were not published on schedule.
 */
export const formatColumns = ({ displayedHeaders, ...more }: Columns) => ({
  ...more,
  displayedHeaders: displayedHeaders.map(formatColumn),
});
