import { Layouts, Page } from "@strapi/strapi/admin";
import { Box, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { useState } from "react";
import { createGlobalStyle } from "styled-components";

import { usePolling } from "../../panel/requests/use-polling";

import type { LeadsReport } from "../types";
import { DownloadButton } from "./DownloadButton";
import { MonthChart } from "./MonthChart";
import {
  answerColumns,
  describeErased,
  describeMore,
  describePeriod,
  figuresOf,
  formatMonth,
  isEmptyReport,
  type Period,
  reportPath,
} from "./report";
import { reportPermissions } from "./report-permissions";
import { ReportTable } from "./ReportTable";

const refreshMs = 600_000;

/**
 * Gives the browser's calendar the panel's color scheme. Prints the page without the panel around it, and no
 * table's row across two sheets.
 */
const ReportStyles = createGlobalStyle`
  input[type="month"] {
    color-scheme: ${({ theme }) => (theme.colors.neutral0 === "#ffffff" ? "light" : "dark")};
  }

  @media print {
    nav,
    form,
    main button {
      display: none !important;
    }

    :has(main) {
      display: block !important;
      overflow: visible !important;
      block-size: auto !important;
      max-block-size: none !important;
    }

    /* The widest table fits on A4. */
    main {
      zoom: 0.75;
    }

    main * {
      overflow: visible !important;
      print-color-adjust: exact;
    }

    main tr,
    main caption {
      break-inside: avoid;
    }

    main caption {
      break-after: avoid;
    }
  }
`;

const Figures = ({ report }: { report: LeadsReport }) => (
  <Flex
    tag="dl"
    wrap="wrap"
    gap={6}
    background="neutral0"
    hasRadius
    shadow="tableShadow"
    padding={6}
  >
    {figuresOf(report).map(({ label, text }) => (
      <Box key={label}>
        <Typography tag="dt" variant="pi" textColor="neutral600">
          {label}
        </Typography>
        <Typography tag="dd" variant="beta">
          {text}
        </Typography>
      </Box>
    ))}
  </Flex>
);

const Tables = ({ report }: { report: LeadsReport }) => (
  <>
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <MonthChart months={report.months} />
    </Box>
    <ReportTable
      title="Month"
      rows={report.months}
      labelOf={({ label }) => formatMonth(label)}
      moreColumns={answerColumns}
    />
    {report.groups
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows, more, countsErased }) => (
        <ReportTable
          key={title}
          title={title}
          rows={rows}
          notes={[describeMore(more), describeErased(report.erased, countsErased)]}
        />
      ))}
  </>
);

type MonthFieldProps = { label: string; value: string; onChange: (month: string) => void };

const MonthField = ({ label, value, onChange }: MonthFieldProps) => (
  <Field.Root name={label} hint="For example 2026-01">
    <Field.Label>{label}</Field.Label>
    <TextInput type="month" value={value} onChange={({ target }) => onChange(target.value)} />
    <Field.Hint />
  </Field.Root>
);

const Contents = () => {
  const [chosen, setChosen] = useState<Partial<Period>>({});
  const { latest: data, error } = usePolling<LeadsReport>(
    reportPath({ from: "", to: "", ...chosen }),
    refreshMs,
  );
  const period = { from: data?.from ?? "", to: data?.to ?? "", ...chosen };
  const choose = (change: Partial<Period>) => setChosen({ ...period, ...change });

  return (
    <Page.Main>
      <ReportStyles />
      <Page.Title>What the website brings</Page.Title>
      <Layouts.Header
        title="What the website brings"
        subtitle={
          data
            ? `Leads from ${describePeriod(data)} and what came of them`
            : "Leads and what came of them"
        }
        primaryAction={
          data && (
            <DownloadButton path={reportPath(period, { format: "csv" })}>
              Export as CSV
            </DownloadButton>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={10}>
          <form onSubmit={(event) => event.preventDefault()}>
            <Flex wrap="wrap" gap={4} alignItems="flex-start">
              <MonthField
                label="First month"
                value={period.from}
                onChange={(from) => choose({ from })}
              />
              <MonthField label="Last month" value={period.to} onChange={(to) => choose({ to })} />
            </Flex>
          </form>
          {error && (
            <Typography role="alert" textColor="danger600">
              {error}
            </Typography>
          )}
          {!data && !error && <Page.Loading />}
          {data && !error && isEmptyReport(data) && (
            <Typography>No leads in this period.</Typography>
          )}
          {data && !error && !isEmptyReport(data) && (
            <>
              <Figures report={data} />
              <Tables report={data} />
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
};

/** The page "What the website brings": leads of a period, and what came of them. */
export const ReportPage = () => (
  <Page.Protect permissions={reportPermissions}>
    <Contents />
  </Page.Protect>
);
