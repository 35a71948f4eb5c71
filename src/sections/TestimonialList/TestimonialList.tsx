import { graphql } from "gatsby";
import type { FC } from "react";

import { projectPath } from "../../../common/catalogue/paths";
import { Section } from "../../components/Section/Section";

import * as styles from "./TestimonialList.module.scss";

type TestimonialListProps = {
  title: string;
  testimonials: readonly Queries.TestimonialFragment[];
};

/** What clients say. Renders nothing for an empty list. */
export const TestimonialList: FC<TestimonialListProps> = ({ title, testimonials }) =>
  testimonials.length > 0 && (
    <Section title={title}>
      <ul className={styles.root}>
        {testimonials.map(({ quote, name, role, project }) => (
          <li key={quote}>
            <figure className={styles.testimonial}>
              <blockquote className={styles.quote}>“{quote}”</blockquote>
              <figcaption className={styles.source}>
                <strong>{name}</strong>
                <span>{role}</span>
                {project && <a href={projectPath(project.slug)}>{project.title}</a>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );

export const fragment = graphql`
  fragment Testimonial on STRAPI_TESTIMONIAL {
    quote
    name
    role
    project {
      slug
      title
    }
  }
`;
