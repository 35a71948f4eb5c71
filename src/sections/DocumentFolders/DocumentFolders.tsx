import { graphql, Link } from "gatsby";
import type { FC } from "react";

import { sheetPath } from "../../catalogue/paths";
import { Section } from "../../components/Section/Section";
import { SiteStats } from "../SiteStats/SiteStats";

import { defaultThumbnail, thumbnails } from "./thumbnails";

import * as styles from "./DocumentFolders.module.scss";

type DocumentFoldersProps = {
  title: string;
  text?: string | null;
  sheets: readonly Queries.DocumentLinkFragment[];
  site: Queries.SiteStatsFragment | null;
};

const Folder: FC<{ sheet: Queries.DocumentLinkFragment }> = ({
  sheet: { slug, title, kind, lead },
}) => (
  <li className={styles.folder}>
    <svg className={styles.paper} viewBox="0 0 112 56" aria-hidden>
      <path d={thumbnails[kind] ?? defaultThumbnail} />
    </svg>
    <h3 className={styles.tab}>
      <Link className={styles.link} to={sheetPath(slug)}>
        {title}
      </Link>
    </h3>
    <p className={styles.body}>{lead}</p>
  </li>
);

/** Working documents as folders, this site's own in front. Renders nothing for an empty list. */
export const DocumentFolders: FC<DocumentFoldersProps> = ({ title, text, sheets, site }) => {
  const folders = sheets.filter(({ kind }) => kind !== "site");
  const front = sheets.find(({ kind }) => kind === "site");

  return (
    sheets.length > 0 && (
      <Section title={title} text={text} anchor="drawer">
        <div className={styles.root}>
          <ol className={styles.folders}>
            {folders.map((sheet) => (
              <Folder key={sheet.slug} sheet={sheet} />
            ))}
          </ol>
          {front && (
            <div className={styles.front}>
              <div className={styles.plate}>
                <h3 className={styles.title}>
                  <Link className={styles.link} to={sheetPath(front.slug)}>
                    {front.title}
                  </Link>
                </h3>
                <p>{front.lead}</p>
              </div>
              <SiteStats site={site} />
            </div>
          )}
        </div>
      </Section>
    )
  );
};

export const fragment = graphql`
  fragment DocumentLink on STRAPI_SHEET {
    slug
    title
    kind
    lead
  }
`;
