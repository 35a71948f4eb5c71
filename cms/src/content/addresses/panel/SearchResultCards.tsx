import { Box, Flex, Typography } from "@strapi/design-system";

import type { Attributes } from "../../../common/rules/model";
import { pageTitle, snippetLimits } from "../../../common/text/page-title";

import type { PublicSettings } from "../../types";
import { describeLength, type SearchResult, searchResultOf } from "./search-result";

type Site = Pick<PublicSettings, "name" | "siteUrl">;

const wrapping = { overflowWrap: "anywhere" } as const;

const clamped = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
    ...wrapping,
  }) as const;

const Counter = ({ label, text, limit }: { label: string; text: string; limit: number }) => (
  <Typography variant="pi" textColor={text.length > limit ? "danger600" : "neutral600"}>
    {`${label}: ${describeLength(text, limit)}`}
  </Typography>
);

type CardProps = { result: SearchResult; site: Site };

const hostOf = ({ siteUrl }: Site) => (URL.canParse(siteUrl) ? new URL(siteUrl).host : "");

/** A result of a search engine. */
const Snippet = ({ result: { title, description, path }, site }: CardProps) => (
  <Box padding={3} borderColor="neutral200" hasRadius>
    <Typography tag="p" variant="pi" textColor="neutral600" style={wrapping}>
      {hostOf(site) + path.replace(/\/(?=.)/g, " › ").replace(/\/$/, "")}
    </Typography>
    <Typography tag="p" variant="delta" textColor="primary600" style={clamped(2)}>
      {title && site.name ? pageTitle(title, site.name) : title || "‹Page title›"}
    </Typography>
    <Typography tag="p" style={clamped(3)}>
      {description || "‹Description›"}
    </Typography>
  </Box>
);

/** A link as messengers and social networks show it. */
const ShareCard = ({ result: { title, description, picture }, site }: CardProps) => (
  <Box borderColor="neutral200" hasRadius overflow="hidden">
    {picture ? (
      <img
        src={picture}
        alt=""
        style={{ display: "block", width: "100%", aspectRatio: "1200 / 630", objectFit: "cover" }}
      />
    ) : (
      <Flex
        background="neutral150"
        padding={4}
        style={{ aspectRatio: "1200 / 630" }}
        direction="column"
        alignItems="flex-start"
        justifyContent="space-between"
      >
        <Typography variant="delta" style={clamped(3)}>
          {title}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          Drawn by the website, without emoji: no picture is chosen.
        </Typography>
      </Flex>
    )}
    <Box padding={3}>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {hostOf(site)}
      </Typography>
      <Typography tag="p" fontWeight="semiBold" style={clamped(2)}>
        {title || "‹Page title›"}
      </Typography>
      <Typography tag="p" variant="pi" style={clamped(2)}>
        {description}
      </Typography>
    </Box>
  </Box>
);

type Props = {
  /** The content type's uid. */
  model: string;
  attributes: Attributes;
  /** Of the form. */
  values: Record<string, unknown>;
  site: Site;
};

/** A record as search engines and link previews will show it. */
export const SearchResultCards = ({ model, attributes, values, site }: Props) => {
  const result = searchResultOf(model, attributes, values);
  if (!result) return <Typography>Shown once the page has an address.</Typography>;

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {result.hidden && (
        <Typography textColor="neutral800">
          Search engines do not list this page: “Hide from search engines” is on.
        </Typography>
      )}
      <Snippet result={result} site={site} />
      <Box>
        <Counter label="Page title" text={result.title} limit={snippetLimits.title} />
        <br />
        <Counter label="Description" text={result.description} limit={snippetLimits.description} />
      </Box>
      <ShareCard result={result} site={site} />
    </Flex>
  );
};
