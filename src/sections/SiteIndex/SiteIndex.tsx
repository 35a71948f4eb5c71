import type { FC } from "react";

import { Section } from "../../components/Section/Section";

import * as styles from "./SiteIndex.module.scss";

export type LinkGroup = { title: string; links: readonly { name: string; path: string }[] };

/** Links to all pages, a section per group. Empty groups are omitted. */
export const SiteIndex: FC<{ groups: readonly LinkGroup[] }> = ({ groups }) => (
  <>
    {groups
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => (
        <Section key={title} title={title} layout="aside">
          <ul className={styles.links}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
  </>
);
