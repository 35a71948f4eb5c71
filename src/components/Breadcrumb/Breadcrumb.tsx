import type { FC } from "react";

import { SmartLink } from "../SmartLink/SmartLink";

import * as styles from "./Breadcrumb.module.scss";

/** A step on the way to the page; a group without a page of its own has no `path`. */
export type Crumb = { name: string; path?: string };

/** Where the page is in the site: the way from the home page, the page itself last. */
export const Breadcrumb: FC<{ crumbs: readonly Crumb[] }> = ({ crumbs }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.root}>
      {crumbs.map(({ name, path }, index) => (
        <li key={name} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
          {path ? <SmartLink href={path}>{name}</SmartLink> : name}
        </li>
      ))}
    </ol>
  </nav>
);
