import type { FC } from "react";

import * as styles from "./Breadcrumb.module.scss";

/** A breadcrumb; a group without its own page has no `path`. */
export type Crumb = { name: string; path?: string };

/** The breadcrumbs from the home page to the current page. */
export const Breadcrumb: FC<{ breadcrumbs: readonly Crumb[] }> = ({ breadcrumbs }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.root}>
      {breadcrumbs.map(({ name, path }, index) => (
        <li key={name} aria-current={index === breadcrumbs.length - 1 ? "page" : undefined}>
          {path ? <a href={path}>{name}</a> : name}
        </li>
      ))}
    </ol>
  </nav>
);
