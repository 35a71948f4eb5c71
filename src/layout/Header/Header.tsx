import { Link } from "gatsby";
import type { FC } from "react";

import { dedicatedPath, singlePaths } from "../../catalogue/paths";

import * as styles from "./Header.module.scss";

const links = [
  { name: "About us", path: singlePaths.about },
  { name: "Portfolio", path: singlePaths.portfolio },
  { name: "Blog", path: singlePaths.blog },
  { name: "Career", path: singlePaths.careers },
  { name: "Contact us", path: singlePaths.contact },
] as const;

/** The top of every page: the name that leads home, and the main links. */
export const Header: FC<{ brand: string }> = ({ brand }) => (
  <header className={styles.root}>
    <Link className={styles.brand} to={singlePaths.home}>
      {brand}
    </Link>
    <nav className={styles.links} aria-label="Main">
      {links.map(({ name, path }) => (
        <Link key={path} to={path}>
          {name}
        </Link>
      ))}
      <Link to={dedicatedPath}>Hire us</Link>
    </nav>
  </header>
);
