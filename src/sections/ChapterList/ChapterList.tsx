import { graphql } from "gatsby";
import type { FC } from "react";

import { chapterPath } from "../../catalogue/paths";
import { CatalogueCards } from "../CatalogueCards/CatalogueCards";

type ChapterListProps = {
  title: string;
  chapters: readonly Queries.ChapterLinkFragment[];
  /** `list` has one chapter a line. */
  variant?: "list" | "grid";
};

/** Links to chapters of the playbook. Renders nothing for an empty list. */
export const ChapterList: FC<ChapterListProps> = ({ title, chapters, variant = "grid" }) =>
  chapters.length > 0 && (
    <CatalogueCards
      title={title}
      variant={variant}
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
