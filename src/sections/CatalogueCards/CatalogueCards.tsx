import { Link } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { Icon } from "../../components/Icon/Icon";

import * as balanced from "../../styles/shared/balanced-grid.module.scss";
import * as styles from "./CatalogueCards.module.scss";

export type CatalogueEntry = { name: string; summary: string; path: string };

type CatalogueCardsProps = {
  title: string;
  text?: string | null | undefined;
  entries: readonly CatalogueEntry[];
  /** `list` has one entry a line, with large names; `grid` is for a few entries. */
  variant?: "list" | "grid";
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
  tone = "plain",
  anchor,
}) =>
  entries.length > 0 && (
    <Section title={title} text={text} tone={tone} anchor={anchor}>
      <ul className={variant === "grid" ? `${balanced.grid} ${styles.grid}` : styles.list}>
        {entries.map(({ name, summary, path }) => (
          <li key={path} className={styles.entry}>
            <h3 className={styles.name}>
              <Link className={styles.link} to={path}>
                {name}
              </Link>
            </h3>
            <p className={styles.summary}>{summary}</p>
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
