import { memo, type FC } from "react";

import { dedicatedPath, searchFieldId, searchPath, singlePaths } from "../../catalogue/paths";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../Logo/Logo";
import { MenuButton } from "../Menu/MenuButton";
import { NavLink } from "../NavLink/NavLink";

import * as styles from "./Header.module.scss";

const links = [
  { name: "Portfolio", path: singlePaths.portfolio },
  { name: "About us", path: singlePaths.about },
  { name: "Blog", path: singlePaths.blog },
] as const;

/** The top of every page: the logo, which leads home, a few links where there is room, Hire Us and the menu. */
export const Header: FC<{ brand: string }> = memo(({ brand }) => (
  <header className={styles.root}>
    <div className={styles.measure}>
      <Logo brand={brand} />
      <div className={styles.tools}>
        <nav className={styles.links} aria-label="Header">
          {links.map(({ name, path }) => (
            <NavLink key={path} className={styles.link} to={path}>
              {name}
            </NavLink>
          ))}
          <NavLink className={`${styles.link} ${styles.hire}`} to={dedicatedPath}>
            Hire Us
          </NavLink>
          <NavLink className={styles.search} to={`${searchPath}#${searchFieldId}`}>
            <Icon name="search" />
            <span className={styles.searchName}>Search</span>
          </NavLink>
        </nav>
        <MenuButton className={styles.menu} />
      </div>
    </div>
  </header>
));
Header.displayName = "Header";
