import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { Picture } from "../../components/Picture/Picture";
import { Prose } from "../../components/Prose/Prose";

import * as styles from "./ProjectStory.module.scss";

/** A case study: what had to be solved, how, what came of it, and its pictures. */
export const ProjectStory: FC<{ project: Queries.ProjectStoryFragment }> = ({
  project: { challenge, approach, result, pictures },
}) => (
  <>
    <Band title="The challenge" layout="aside">
      <Prose html={challenge.html} />
    </Band>
    <Band title="The approach" layout="aside">
      <Prose html={approach.html} />
    </Band>
    {!!pictures?.length && (
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={picture} sizes="(min-width: 1304px) 1240px, 100vw" />
        ))}
      </div>
    )}
    <Band title="The result" layout="aside">
      <Prose html={result.html} />
    </Band>
  </>
);

export const fragment = graphql`
  fragment ProjectStory on STRAPI_PROJECT {
    challenge {
      html
    }
    approach {
      html
    }
    result {
      html
    }
    pictures {
      id
      ...Picture
    }
  }
`;
