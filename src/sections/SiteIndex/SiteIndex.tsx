import { Link } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";

import * as styles from "./SiteIndex.module.scss";

/** A list of pages under a heading. */
export type IndexPart = { title: string; links: readonly { name: string; path: string }[] };

/** Lists of pages, one band each, so that every page of the site is one link away. An empty list is left out. */
export const SiteIndex: FC<{ parts: readonly IndexPart[] }> = ({ parts }) => (
  <>
    {parts
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => (
        <Band key={title} title={title} layout="aside">
          <ul className={styles.links}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <Link className={styles.link} to={path}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Band>
      ))}
  </>
);
