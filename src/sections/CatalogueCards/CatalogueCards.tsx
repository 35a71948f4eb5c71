import { Link } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";

import * as styles from "./CatalogueCards.module.scss";

/** A page of the catalogue as a card shows it. */
export type CatalogueEntry = { name: string; summary: string; path: string };

type CatalogueCardsProps = {
  title: string;
  text?: string | null | undefined;
  entries: readonly CatalogueEntry[];
};

/** Services or industries, each with its line, linked to its page. */
export const CatalogueCards: FC<CatalogueCardsProps> = ({ title, text, entries }) => (
  <Band title={title} text={text}>
    <ul className={styles.root}>
      {entries.map(({ name, summary, path }) => (
        <li key={path} className={styles.entry}>
          <h3 className={styles.name}>
            <Link className={styles.link} to={path}>
              {name}
            </Link>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  </Band>
);
