import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { Icon } from "../../components/Icon/Icon";
import { TechnologyLogo } from "../../components/TechnologyLogo/TechnologyLogo";

import * as balanced from "../../styles/shared/balanced-grid.module.scss";
import * as styles from "./CatalogueCards.module.scss";

type CatalogueEntry = {
  name: string;
  summary: string;
  path: string;
  /** Our opinion, below the summary. */
  verdict?: string;
  /** Technologies whose logos are above the name. */
  logos?: readonly string[];
};

type CatalogueCardsProps = {
  title: string;
  text?: string | null | undefined;
  entries: readonly CatalogueEntry[];
  /** `list` has one entry a line, with large names; `grid` is for a few entries. */
  variant?: "list" | "grid";
  /** Numbers the entries. */
  numbered?: boolean;
  tone?: "plain" | "quiet";
  /** The section's id; by default derived from the title. */
  anchor?: string;
};

/** Pages as cards with summaries. Renders nothing for an empty list. */
export const CatalogueCards: FC<CatalogueCardsProps> = ({
  title,
  text,
  entries,
  variant = "grid",
  numbered = false,
  tone = "plain",
  anchor,
}) => {
  const List = numbered ? "ol" : "ul";
  const layout = variant === "grid" ? `${balanced.grid} ${styles.grid}` : styles.list;

  return (
    entries.length > 0 && (
      <Section title={title} text={text} tone={tone} anchor={anchor}>
        <List className={numbered ? `${layout} ${styles.numbered}` : layout}>
          {entries.map(({ name, summary, path, verdict, logos }) => (
            <li key={path} className={styles.entry}>
              {logos && (
                <span className={styles.logos}>
                  {logos.map((slug) => (
                    <TechnologyLogo key={slug} slug={slug} />
                  ))}
                </span>
              )}
              <h3 className={styles.name}>
                <a className={styles.link} href={path}>
                  {name}
                </a>
              </h3>
              <p className={styles.summary}>{summary}</p>
              {verdict && <p className={styles.verdict}>{verdict}</p>}
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            </li>
          ))}
        </List>
      </Section>
    )
  );
};
