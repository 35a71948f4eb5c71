import { graphql } from "gatsby";
import type { FC } from "react";

import * as styles from "./SiteStats.module.scss";

/** Keep the labels generic: they are shown on every deployment. */
const statLabels = [
  ["kilobytes", "kB", "at most, for the home page on a first visit, before you interact"],
  ["tests", "", "tests written beside the code; parameterized tests count once each"],
  ["decisions", "", "decisions in writing, each with its reasons and its cost"],
] as const;

type SiteStatsProps = { site: Queries.SiteStatsFragment | null };

/** Stats about this site, counted by the build (src/build/project-stats.ts). */
export const SiteStats: FC<SiteStatsProps> = ({ site }) => {
  const stats = site?.siteMetadata?.figures;

  return (
    stats && (
      <dl className={styles.root}>
        {statLabels.map(([name, unit, label]) => (
          <div key={name} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.number}>
              {stats[name]?.toLocaleString("en-US")}
              {unit && <span className={styles.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    )
  );
};

export const fragment = graphql`
  fragment SiteStats on Site {
    siteMetadata {
      figures {
        decisions
        tests
        kilobytes
      }
    }
  }
`;
