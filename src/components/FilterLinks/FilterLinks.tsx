import type { FC } from "react";

import { Disclosure } from "../Disclosure/Disclosure";

import * as styles from "./FilterLinks.module.scss";

/** A page with the filtered list, and the number of its entries. */
type Filter = { name: string; path: string; count: number };

/** Filters of one field; a long group can be collapsed at first. */
type FilterGroup = { title: string; filters: readonly Filter[]; collapsed?: boolean };

type FilterLinksProps = {
  /** The accessible name: "Categories of articles". */
  label: string;
  groups: readonly FilterGroup[];
  /** The current page's path. */
  current: string;
};

const Filters: FC<{ filters: readonly Filter[]; current: string }> = ({ filters, current }) => (
  <ul className={styles.filters}>
    {filters.map(({ name, path, count }) => (
      <li key={path}>
        <a
          className={styles.filter}
          href={path}
          aria-current={path === current ? "page" : undefined}
        >
          {name} <span className={styles.count}>{count}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** Filters of a list as links to prerendered pages, which work without JavaScript. Several groups are collapsed on phones. */
export const FilterLinks: FC<FilterLinksProps> = ({ label, groups, current }) => {
  const content = groups
    .filter(({ filters }) => filters.length > 0)
    .map(({ title, filters, collapsed = false }) =>
      collapsed ? (
        <Disclosure
          key={title}
          title={`${title} (${filters.length})`}
          open={filters.some(({ path }) => path === current)}
        >
          <Filters filters={filters} current={current} />
        </Disclosure>
      ) : (
        <div key={title} className={styles.group}>
          <p className={styles.title}>{title}</p>
          <Filters filters={filters} current={current} />
        </div>
      ),
    );

  return (
    <nav aria-label={label}>
      {content.length > 1 ? (
        <Disclosure title="Filter" smallScreensOnly>
          <div className={styles.root}>{content}</div>
        </Disclosure>
      ) : (
        content
      )}
    </nav>
  );
};
