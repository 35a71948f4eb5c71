import type { FC } from "react";

import { NavLink } from "../NavLink/NavLink";

import { detailLinks } from "./menu-links";

import * as styles from "./Menu.module.scss";

/** The last item of the menu's list: a list of smaller links. */
export const DetailLinks: FC = () => (
  <li>
    <ul className={styles.details} aria-label="Details">
      {detailLinks.map(({ name, path }) => (
        <li key={path}>
          <NavLink className={styles.detailLink} to={path}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  </li>
);
