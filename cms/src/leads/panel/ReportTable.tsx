import { Box, Flex, Link, Typography } from "@strapi/design-system";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";

import { pluralNames } from "../../panel/brand/plural-names";

import type { ReportLink, ReportRow } from "../types";
import { formatNumber, formatShare } from "./report";

const Scrollable = styled.div`
  overflow-x: auto;
`;

const Grid = styled.table`
  inline-size: 100%;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;

  caption {
    padding-block-end: 0.8rem;
    font-size: 1.6rem;
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
    padding: 0.8rem;
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }

  th:first-child {
    inline-size: 40%;
    min-inline-size: 14rem;
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
  }

  thead th {
    color: ${({ theme }) => theme.colors.neutral600};
    font-weight: 600;
  }
`;

const Bar = styled.div`
  block-size: 0.4rem;
  margin-block-start: 0.4rem;
  border-radius: 0.2rem;
  background: ${({ theme }) => theme.colors.primary600};
`;

const columns: [string, (row: ReportRow) => string][] = [
  ["Leads", ({ leads }) => formatNumber(leads)],
  ["In talks", ({ inTalks }) => formatNumber(inTalks)],
  ["Won", ({ won }) => formatNumber(won)],
  ["Lost", ({ lost }) => formatNumber(lost)],
  ["Value won", ({ value }) => formatNumber(value)],
  ["Share won", ({ wonShare }) => formatShare(wonShare)],
];

/** The name of a row, which leads to its leads; if these are in several lists, below it to each. */
const RowName = ({ name, links = [] }: { name: string; links?: ReportLink[] | undefined }) => {
  const [only] = links;
  if (only && links.length === 1) {
    return (
      <Link tag={NavLink} to={only.path}>
        {name}
      </Link>
    );
  }

  return (
    <>
      {name}
      <Flex wrap="wrap" gap={3}>
        {links.map((link) => (
          <Link key={link.name} tag={NavLink} to={link.path}>
            {`${pluralNames[link.name] ?? link.name}: ${formatNumber(link.leads)}`}
          </Link>
        ))}
      </Flex>
    </>
  );
};

type Props<Row> = {
  title: string;
  rows: Row[];
  labelOf?: (row: Row) => string;
  /** Columns after those of all tables. */
  moreColumns?: [string, (row: Row) => string][];
  /** Sentences below the table. */
  notes?: (string | undefined)[];
};

/** A table of leads, with a bar for the number of leads in each row. */
export const ReportTable = <Row extends ReportRow>({
  title,
  rows,
  labelOf = ({ title: name, label }) => name ?? label,
  moreColumns = [],
  notes = [],
}: Props<Row>) => {
  const most = Math.max(...rows.map(({ leads }) => leads), 1);
  const allColumns = [...columns, ...moreColumns];

  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      {/* A wide table is scrolled with the keyboard, too. */}
      <Scrollable role="region" aria-label={title} tabIndex={0}>
        <Grid>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {allColumns.map(([name]) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  <RowName name={labelOf(row)} links={row.links} />
                  <Bar aria-hidden style={{ inlineSize: `${(row.leads / most) * 100}%` }} />
                </th>
                {allColumns.map(([name, format]) => (
                  <td key={name}>{format(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Scrollable>
      {notes.map(
        (note) =>
          note && (
            <Typography key={note} tag="p" textColor="neutral600" paddingTop={2}>
              {note}
            </Typography>
          ),
      )}
    </Box>
  );
};
