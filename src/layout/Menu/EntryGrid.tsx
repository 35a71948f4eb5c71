import type { FC } from "react";

import { NavLink } from "../NavLink/NavLink";

import type { Entry } from "./entries";

import * as styles from "./Menu.module.scss";

/** Services or industries: four in a row where there is room, three on a phone (specification, section 9). */
export const EntryGrid: FC<{ entries: readonly Entry[]; summaries?: boolean }> = ({
  entries,
  summaries = false,
}) => (
  <ul className={styles.grid}>
    {entries.map(({ name, summary, path }) => (
      <li key={path}>
        <NavLink className={styles.entry} to={path}>
          <strong>{name}</strong>
          {summaries && <span className={styles.summary}>{summary}</span>}
        </NavLink>
      </li>
    ))}
  </ul>
);
