import { graphql } from "gatsby";
import type { FC } from "react";

import { ContentsList } from "../../components/ContentsList/ContentsList";
import { Prose } from "../../components/Prose/Prose";
import { outlineOf } from "../../lib/outline";

import * as styles from "./JobDescription.module.scss";

/** What a position is about, beside its contents list. */
export const JobDescription: FC<{ opening: Queries.JobDescriptionFragment }> = ({
  opening: { body },
}) => (
  <div className={styles.root}>
    <ContentsList headings={outlineOf(body.html)} />
    <Prose html={body.html} />
  </div>
);

export const fragment = graphql`
  fragment JobDescription on STRAPI_JOB_OPENING {
    body {
      html
    }
  }
`;
