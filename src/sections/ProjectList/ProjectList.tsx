import { graphql, Link } from "gatsby";
import type { FC, ReactNode } from "react";

import { projectPath } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";
import { Picture } from "../../components/Picture/Picture";
import { Tag } from "../../components/Tag/Tag";

import * as styles from "./ProjectList.module.scss";

type ProjectListProps = {
  title: string;
  text?: string | null | undefined;
  projects: readonly Queries.ProjectCardFragment[];
  /** Whether no picture is above it, so that its first one must not wait. */
  top?: boolean;
  /** Shown while no project is published; without it the band is left out. */
  empty?: string;
  /** Links that narrow the list down, above it. */
  filters?: ReactNode;
  /** Links to the other pages of the list, below it. */
  pages?: ReactNode;
};

type ProjectCardProps = {
  project: Queries.ProjectCardFragment;
  /** Whether its picture is the first of the page. */
  first: boolean;
};

const ProjectCard: FC<ProjectCardProps> = ({
  project: { slug, title, summary, sample, client, cover },
  first,
}) => (
  <>
    {cover && (
      <Picture
        image={cover}
        sizes="(min-width: 1304px) 710px, (min-width: 768px) 55vw, calc(100vw - 2rem)"
        eager={first}
      />
    )}
    <p className={styles.label}>{sample ? <Tag>Worked example</Tag> : client}</p>
    <h3 className={styles.title}>
      <Link className={styles.link} to={projectPath(slug)}>
        {title}
      </Link>
    </h3>
    <p className={styles.summary}>{summary}</p>
  </>
);

/** Case studies as cards. A sample says that it is one. */
export const ProjectList: FC<ProjectListProps> = ({
  title,
  text,
  projects,
  top = false,
  empty,
  filters,
  pages,
}) => {
  const first = top ? projects.find(({ cover }) => cover) : undefined;

  return (
    (projects.length > 0 || empty) && (
      <Band title={title} text={text}>
        {filters}
        {projects.length > 0 ? (
          <ul className={styles.root}>
            {projects.map((project) => (
              <li key={project.slug} className={styles.project}>
                <ProjectCard project={project} first={project === first} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{empty}</p>
        )}
        {pages}
      </Band>
    )
  );
};

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
