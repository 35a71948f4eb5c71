import { graphql } from "gatsby";
import type { FC } from "react";

import { documentPath } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";

import * as inverse from "../../styles/shared/inverse.module.scss";
import { defaultThumbnail, thumbnails } from "./thumbnails";

import * as styles from "./DocumentFolders.module.scss";

type DocumentFoldersProps = {
  title: string;
  text?: string | null;
  documents: readonly Queries.DocumentLinkFragment[];
};

const Folder: FC<{ document: Queries.DocumentLinkFragment }> = ({
  document: { slug, title, kind, lead },
}) => (
  <li className={styles.folder}>
    <svg className={styles.thumbnail} viewBox="0 0 112 56" aria-hidden>
      <path d={thumbnails[kind] ?? defaultThumbnail} />
    </svg>
    <h3 className={styles.tab}>
      <a className={styles.link} href={documentPath(slug)}>
        {title}
      </a>
    </h3>
    <p className={styles.text}>{lead}</p>
  </li>
);

/** Working documents as folders, those of layout "site" in front. Renders nothing for an empty list. */
export const DocumentFolders: FC<DocumentFoldersProps> = ({ title, text, documents }) => {
  const folders = documents.filter(({ kind }) => kind !== "site");
  const front = documents.filter(({ kind }) => kind === "site");

  return (
    documents.length > 0 && (
      <Section title={title} text={text} anchor="documents">
        <div className={styles.root}>
          {folders.length > 0 && (
            <ol className={styles.folders}>
              {folders.map((document) => (
                <Folder key={document.slug} document={document} />
              ))}
            </ol>
          )}
          {front.map(({ slug, title: name, lead }) => (
            <div key={slug} className={`${inverse.surface} ${styles.front}`}>
              <div className={styles.label}>
                <h3 className={styles.title}>
                  <a className={styles.link} href={documentPath(slug)}>
                    {name}
                  </a>
                </h3>
                <p>{lead}</p>
              </div>
            </div>
          ))}
        </div>
      </Section>
    )
  );
};

export const fragment = graphql`
  fragment DocumentLink on STRAPI_DOCUMENT {
    slug
    title
    kind
    lead
  }
`;
