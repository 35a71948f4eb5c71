import { graphql } from "gatsby";
import type { FC } from "react";

import { jobPath } from "../../../common/catalogue/paths";
import { Icon } from "../../components/Icon/Icon";
import { rateTexts } from "../../components/RateList/RateList";
import { Section } from "../../components/Section/Section";

import { employmentTypeLabel } from "./employment-type-label";

import * as styles from "./JobOpeningList.module.scss";

// A no-break space after each dot, so that no line ends with one.
const separator = " ·\u00A0";

type JobOpeningListProps = {
  title: string;
  text?: string | null | undefined;
  openings: readonly Queries.OpeningFragment[];
  /** Rendered for an empty list. */
  emptyMessage: string;
};

/** Job openings with team, location, employment type and pay. */
export const JobOpeningList: FC<JobOpeningListProps> = ({
  title,
  text,
  openings,
  emptyMessage,
}) => (
  <Section title={title} text={text} anchor="openings" layout="aside">
    {openings.length > 0 ? (
      <ul className={styles.root}>
        {openings.map(({ slug, title: name, team, place, kind, pay, summary }) => (
          <li key={slug} className={styles.jobOpening}>
            <h3 className={styles.title}>
              <a className={styles.link} href={jobPath(slug)}>
                {name}
              </a>
            </h3>
            <p className={styles.label}>
              {[team, place, employmentTypeLabel(kind), ...rateTexts(pay)].join(separator)}
            </p>
            <p className={styles.summary}>{summary}</p>
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p>{emptyMessage}</p>
    )}
  </Section>
);

export const fragment = graphql`
  fragment Opening on STRAPI_JOB_OPENING {
    title
    slug
    team
    place
    kind
    pay {
      ...Rate
    }
    summary
    lastDay: closesOn
  }
`;
