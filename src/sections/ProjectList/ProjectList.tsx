import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { Picture } from "../../components/Picture/Picture";

import * as styles from "./ProjectList.module.scss";

type ProjectListProps = {
  title: string;
  text?: string | null | undefined;
  projects: readonly Queries.ProjectCardFragment[];
  /** Said instead of the list while no project is published; without it nothing is drawn. */
  empty?: string;
};

/** Case studies as cards. A sample says that it is one. */
export const ProjectList: FC<ProjectListProps> = ({ title, text, projects, empty }) =>
  (projects.length > 0 || empty) && (
    <Band title={title} text={text}>
      {projects.length > 0 ? (
        <ul className={styles.root}>
          {projects.map(({ slug, title: name, summary, sample, client, cover }) => (
            <li key={slug} className={styles.project}>
              {cover && <Picture picture={cover} sizes="(min-width: 768px) 50vw, 100vw" />}
              <p className={styles.label}>{sample ? "Sample project" : client}</p>
              <h3 className={styles.title}>{name}</h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{empty}</p>
      )}
    </Band>
  );

export const fragment = graphql`
  fragment ProjectCard on STRAPI_PROJECT {
    title
    slug
    sample
    client
    summary
    cover {
      ...Picture
    }
  }
`;
