import type { FC } from "react";

import { NavLink } from "../NavLink/NavLink";

import type { MenuContent } from "./menu-links";

import * as styles from "./Menu.module.scss";

/** The last item of the menu's list: a list of smaller links. */
export const DetailLinks: FC<Pick<MenuContent, "details">> = ({ details }) =>
  details.length > 0 && (
    <li>
      <ul className={styles.details} aria-label="Details">
        {details.map(({ name, path }) => (
          <li key={path}>
            <NavLink className={styles.detailLink} to={path}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
