import { graphql } from "gatsby";
import type { FC } from "react";

import { chapterPath } from "../../catalogue/paths";
import { CatalogueCards } from "../CatalogueCards/CatalogueCards";

type ChapterListProps = {
  title: string;
  chapters: readonly Queries.ChapterLinkFragment[];
  /** `list` reads like a contents page, one chapter a line. */
  look?: "list" | "grid";
};

/** Links to chapters of the playbook. Nothing is drawn when there are none. */
export const ChapterList: FC<ChapterListProps> = ({ title, chapters, look = "grid" }) =>
  chapters.length > 0 && (
    <CatalogueCards
      title={title}
      look={look}
      entries={chapters.map(({ slug, title: name, lead }) => ({
        name,
        summary: lead,
        path: chapterPath(slug),
      }))}
    />
  );

export const fragment = graphql`
  fragment ChapterLink on STRAPI_CHAPTER {
    slug
    title
    lead
  }
`;
