import { memo, type FC } from "react";

import { dedicatedPath, searchFieldId, searchPath, pagePaths } from "../../catalogue/paths";
import { Icon } from "../../components/Icon/Icon";
import { Logo } from "../Logo/Logo";
import { MenuButton } from "../Menu/MenuButton";
import { NavLink } from "../NavLink/NavLink";

import * as styles from "./Header.module.scss";

const links = [
  { name: "Portfolio", path: pagePaths.portfolio },
  { name: "About us", path: pagePaths.about },
  { name: "Blog", path: pagePaths.blog },
] as const;

/** The site's header: logo, a few links on large screens, Hire Us, search and the menu. */
export const Header: FC<{ brand: string }> = memo(({ brand }) => (
  <header className={styles.root}>
    <div className={styles.container}>
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
