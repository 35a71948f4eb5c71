import { Layouts, Page } from "@strapi/strapi/admin";
import { Box, Flex, Link, Searchbar, SearchForm, Typography } from "@strapi/design-system";
import { useDeferredValue } from "react";
import { NavLink } from "react-router-dom";

import type { ContentResponses, FileWithUses } from "../../types";
import { numberOf } from "../../../common/text/number-of";
import { usePolling } from "../../../panel/requests/use-polling";
import { useSearchWords } from "../../../panel/requests/use-search-words";
import { editPagePath } from "../../../common/paths/edit-page-path";

const Uses = ({ file: { name, uses, more } }: { file: FileWithUses }) => (
  <Box tag="li" background="neutral0" hasRadius shadow="tableShadow" padding={4}>
    <Typography variant="omega" fontWeight="bold" tag="h2">
      {name}
    </Typography>
    {uses.length + more === 0 && (
      <Typography textColor="neutral600">No record uses this file.</Typography>
    )}
    <ul>
      {uses.map((use) => (
        <li key={`${use.uid} ${use.documentId}`}>
          <Link tag={NavLink} to={editPagePath(use)}>
            {use.title}
          </Link>{" "}
          <Typography variant="pi" textColor="neutral600">
            {use.type}, {use.published ? "published" : "draft"}
          </Typography>
        </li>
      ))}
    </ul>
    {more > 0 && (
      <Typography textColor="neutral600">{`${more} more that your role cannot read`}</Typography>
    )}
  </Box>
);

const foundWords = (count: number) =>
  count === 0 ? "No file matches this name." : `${numberOf(count, "file")} shown`;

/** The page "Where files are used". It is empty without access to the library. */
export const UsesPage = () => {
  const [search, setSearch] = useSearchWords();
  const query = encodeURIComponent(useDeferredValue(search));
  const {
    data: found,
    latest: data,
    error,
  } = usePolling<ContentResponses["GET /media-uses"]>(`/media-uses?search=${query}`, 60_000);

  return (
    <Page.Main>
      <Page.Title>Where files are used</Page.Title>
      <Layouts.Header
        title="Where files are used"
        subtitle="The ten newest files whose names match, and the records that show them"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={10}>
          <SearchForm onSubmit={(event) => event.preventDefault()}>
            <Searchbar
              name="search"
              clearLabel="Clear"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              onClear={() => setSearch("")}
            >
              Name of a file
            </Searchbar>
          </SearchForm>
          {error && <Typography role="alert">{error}</Typography>}
          <Typography role="status" textColor="neutral600">
            {found ? foundWords(found.files.length) : ""}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
            {data?.files.map((file) => (
              <Uses key={file.id} file={file} />
            ))}
          </Flex>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
};
