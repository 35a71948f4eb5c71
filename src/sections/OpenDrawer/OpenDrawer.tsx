import { graphql, Link } from "gatsby";
import type { FC } from "react";

import { sheetPath } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";
import { SiteFigures } from "../SiteFigures/SiteFigures";

import { defaultThumbnail, thumbnails } from "./thumbnails";

import * as styles from "./OpenDrawer.module.scss";

type OpenDrawerProps = {
  title: string;
  text?: string | null;
  sheets: readonly Queries.SheetFolderFragment[];
  site: Queries.SiteFiguresFragment | null;
};

const Folder: FC<{ sheet: Queries.SheetFolderFragment }> = ({
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
export const OpenDrawer: FC<OpenDrawerProps> = ({ title, text, sheets, site }) => {
  const folders = sheets.filter(({ kind }) => kind !== "site");
  const front = sheets.find(({ kind }) => kind === "site");

  return (
    sheets.length > 0 && (
      <Band title={title} text={text} anchor="drawer">
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
              <SiteFigures site={site} />
            </div>
          )}
        </div>
      </Band>
    )
  );
};

export const fragment = graphql`
  fragment SheetFolder on STRAPI_SHEET {
    slug
    title
    kind
    lead
  }
`;
