import { graphql } from "gatsby";
import type { FC } from "react";

import { projectPath } from "../../../common/catalogue/paths";
import { Picture } from "../../components/Picture/Picture";
import { Tag } from "../../components/Tag/Tag";
import { cardList } from "../CardList/card-list";

import * as styles from "./ProjectList.module.scss";

type ProjectCardProps = {
  project: Queries.ProjectCardFragment;
  /** True for the first image of the page. */
  eager: boolean;
};

const ProjectCard: FC<ProjectCardProps> = ({
  project: { slug, title, summary, sample, client, cover },
  eager,
}) => (
  <>
    {cover && (
      <Picture
        image={cover}
        sizes="(min-width: 1304px) 710px, (min-width: 768px) 55vw, calc(100vw - 2rem)"
        eager={eager}
      />
    )}
    <p className={styles.label}>{sample ? <Tag>Worked example</Tag> : client}</p>
    <h3 className={styles.title}>
      <a className={styles.link} href={projectPath(slug)}>
        {title}
      </a>
    </h3>
    <p className={styles.summary}>{summary}</p>
  </>
);

/** Case studies as cards, samples with a tag. */
export const ProjectList = cardList<Queries.ProjectCardFragment>((projects, eager) => (
  <ul className={styles.root}>
    {projects.map((project) => (
      <li key={project.slug} className={styles.project}>
        <ProjectCard project={project} eager={project === eager} />
      </li>
    ))}
  </ul>
));

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
