import type { FC } from "react";

import { NavLink } from "../NavLink/NavLink";

import type { MenuLink } from "./menu-links";

import * as styles from "./Menu.module.scss";

/** Services or industries: four in a row on large screens, three on small ones (specification, section 9). */
export const LinkGrid: FC<{ links: readonly MenuLink[]; summaries?: boolean }> = ({
  links,
  summaries = false,
}) => (
  <ul className={styles.grid}>
    {links.map(({ name, summary, path }) => (
      <li key={path}>
        <NavLink className={styles.link} to={path}>
          <strong>{name}</strong>
          {summaries && <span className={styles.summary}>{summary}</span>}
        </NavLink>
      </li>
    ))}
  </ul>
);
