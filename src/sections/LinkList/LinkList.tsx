import type { FC } from "react";

import * as styles from "./LinkList.module.scss";

type LinkListProps = {
  title: string;
  links: readonly { label: string; href: string }[];
};

/** A few links under a small heading. Renders nothing for an empty list. */
export const LinkList: FC<LinkListProps> = ({ title, links }) =>
  links.length > 0 && (
    <div className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
