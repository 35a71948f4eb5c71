import { Link } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { Icon } from "../../components/Icon/Icon";

import * as styles from "./CatalogueCards.module.scss";

/** A page of the catalogue as a card shows it. */
export type CatalogueEntry = { name: string; summary: string; path: string };

type CatalogueCardsProps = {
  title: string;
  text?: string | null | undefined;
  entries: readonly CatalogueEntry[];
  /** `list` reads like a contents page, with large names; `grid` is for a few of them. */
  look?: "list" | "grid";
  tone?: "plain" | "quiet";
};

/** Services or industries, each with its line, linked to its page. */
export const CatalogueCards: FC<CatalogueCardsProps> = ({
  title,
  text,
  entries,
  look = "grid",
  tone = "plain",
}) => (
  <Band title={title} text={text} tone={tone}>
    <ul className={styles[look]}>
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
  </Band>
);
