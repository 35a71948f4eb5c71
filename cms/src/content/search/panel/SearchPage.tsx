import { Layouts, Page } from "@strapi/strapi/admin";
import { Box, Flex, Link, Searchbar, SearchForm, Typography } from "@strapi/design-system";
import { useDeferredValue } from "react";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";

import { editPagePath } from "../../../common/paths/edit-page-path";
import { numberOf } from "../../../common/text/number-of";
import { useSearchWords } from "../../../panel/requests/use-search-words";
import { useFirstFocus } from "../../../panel/use-first-focus";
import { usePolling } from "../../../panel/requests/use-polling";
import type { FoundRecord, FoundRecords } from "../../types";

/** A link that takes a click anywhere in its row. */
const Row = styled(Box)`
  position: relative;
  a {
    position: static;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Found = ({ record }: { record: FoundRecord }) => (
  <Row tag="li" background="neutral0" hasRadius shadow="tableShadow" padding={4}>
    <Link tag={NavLink} to={`${editPagePath(record)}#${record.path}`}>
      {record.title}
    </Link>{" "}
    <Typography variant="pi" textColor="neutral600">
      {record.type}, {record.state}
    </Typography>
    <Typography tag="p" style={{ overflowWrap: "anywhere" }}>
      {record.field && `${record.field}: `}
      {record.before}
      <mark>{record.match}</mark>
      {record.after}
    </Typography>
  </Row>
);

const foundWords = (count: number) =>
  count === 0 ? "No record has these words." : `${numberOf(count, "record")} found`;

/** The page that finds words in all records that the user may read, also in their sections. */
export const SearchPage = () => {
  const [words, setWords] = useSearchWords();
  const input = useFirstFocus<HTMLInputElement>();
  const query = useDeferredValue(words.trim());
  const isSearching = query.length > 1;
  const { data, latest, error } = usePolling<FoundRecords>(
    isSearching ? `/search?words=${encodeURIComponent(query)}` : undefined,
    false,
    query,
  );
  const { records, more } = (isSearching && latest) || { records: [], more: 0 };

  return (
    <Page.Main>
      <Page.Title>Search</Page.Title>
      <Layouts.Header
        title="Search"
        subtitle="Words in all records of the website, also in sections and drafts"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={10}>
          <SearchForm onSubmit={(event) => event.preventDefault()}>
            <Searchbar
              ref={input}
              name="words"
              clearLabel="Clear"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onClear={() => setWords("")}
            >
              Words to find
            </Searchbar>
          </SearchForm>
          {error && <Typography role="alert">{error}</Typography>}
          <Typography role="status" textColor="neutral600">
            {isSearching &&
              !error &&
              (data ? foundWords(data.records.length + data.more) : "Searching …")}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {records.map((record) => (
              <Found key={`${record.uid} ${record.documentId}`} record={record} />
            ))}
          </Flex>
          {more > 0 && (
            <Typography textColor="neutral600">{`${more} more: add a word.`}</Typography>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
};
