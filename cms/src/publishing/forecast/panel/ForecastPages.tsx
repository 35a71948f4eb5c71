import { Box, Flex, Typography } from "@strapi/design-system";

import type { Difference, Forecast } from "../../../common/forecast";
import { LazyWordDifferences } from "../../../content/editing/panel/compare/lazy";
import { Disclosure } from "../../../panel/Disclosure";

import { describeRest, entryLabel, everyPageLabel } from "./forecast-messages";
import { type ForecastEntry, listForecast } from "./forecast-pages";
import { ComparePages } from "./ComparePages";

type DifferencesProps = Pick<ForecastEntry, "kind"> & {
  label?: string;
  difference: Difference;
};

/** The texts that differ, word by word. */
const Differences = ({ label, difference, kind }: DifferencesProps) => {
  const rest = describeRest(difference, kind);

  return (
    <>
      {difference.texts.map(({ before, after }, index) => (
        <LazyWordDifferences
          key={index}
          label={index === 0 ? label : undefined}
          texts={[before, after]}
        />
      ))}
      {rest && (
        <Typography tag="p" textColor="neutral600">
          {label && difference.texts.length === 0 && (
            <Typography fontWeight="bold" textColor="neutral800">{`${label}: `}</Typography>
          )}
          {rest}
        </Typography>
      )}
    </>
  );
};

type EntryProps = { entry: ForecastEntry; record: string };

const SinglePage = ({ entry, record }: EntryProps) => {
  const { kind, paths, difference } = entry;
  const label = <Typography>{entryLabel(entry)}</Typography>;
  const hasDetails = difference.texts.length > 0 || describeRest(difference, kind) !== null;

  return (
    <Flex alignItems="flex-start" justifyContent="space-between" gap={2}>
      <Box flex={1} style={{ overflowWrap: "anywhere" }}>
        {hasDetails ? (
          <Disclosure summary={label}>
            <Differences {...entry} />
          </Disclosure>
        ) : (
          label
        )}
      </Box>
      <ComparePages record={record} path={paths[0] ?? ""} kind={kind} />
    </Flex>
  );
};

const PageGroup = ({ entry, record }: EntryProps) => {
  const { kind, paths, count } = entry;
  const unlisted = count - paths.length;

  return (
    <Box>
      <Differences {...entry} label={entryLabel(entry)} />
      <Disclosure summary={<Typography textColor="neutral600">Which pages</Typography>}>
        <ul style={{ listStyle: "none" }}>
          {paths.map((path) => (
            <Flex key={path} tag="li" justifyContent="space-between" gap={2} paddingTop={1}>
              <Typography style={{ overflowWrap: "anywhere" }}>{path}</Typography>
              <ComparePages record={record} path={path} kind={kind} />
            </Flex>
          ))}
          {unlisted > 0 && (
            <Typography tag="li" textColor="neutral600">{`and ${unlisted} more`}</Typography>
          )}
        </ul>
      </Disclosure>
    </Box>
  );
};

const Entries = ({ entries, record }: { entries: ForecastEntry[]; record: string }) =>
  entries.map((entry) => (
    <Box key={entry.paths[0]} tag="li" paddingTop={2}>
      {entry.count === 1 ? (
        <SinglePage entry={entry} record={record} />
      ) : (
        <PageGroup entry={entry} record={record} />
      )}
    </Box>
  ));

type Props = {
  forecast: Forecast;
  /** The record in paths of the CMS's routes: `uid/documentId`. */
  record: string;
};

/** The pages that publishing the record changes, with their differences. */
export const ForecastPages = ({ forecast, record }: Props) => {
  const { everyPage } = forecast;
  const { first, rest, restCount, unlisted } = listForecast(forecast);
  if (first.length === 0 && !everyPage) return null;

  return (
    <ul aria-label="Pages that change" style={{ listStyle: "none" }}>
      {everyPage && (
        <li>
          <Differences label={everyPageLabel(everyPage)} difference={everyPage} kind="changed" />
        </li>
      )}
      <Entries entries={first} record={record} />
      {rest.length > 0 && (
        <Box tag="li" paddingTop={2}>
          <Disclosure
            summary={<Typography textColor="neutral600">{`and ${restCount} more`}</Typography>}
          >
            <ul style={{ listStyle: "none" }}>
              <Entries entries={rest} record={record} />
            </ul>
          </Disclosure>
        </Box>
      )}
      {unlisted > 0 && (
        <Typography tag="li" textColor="neutral600">
          {`Not listed: ${unlisted} more`}
        </Typography>
      )}
    </ul>
  );
};
