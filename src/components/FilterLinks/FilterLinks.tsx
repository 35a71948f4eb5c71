import type { FC } from "react";

import { Disclosure } from "../Disclosure/Disclosure";
import { SmartLink } from "../SmartLink/SmartLink";

import * as styles from "./FilterLinks.module.scss";

/** A page that shows a part of a list, and how many entries it has. */
type Filter = { name: string; path: string; count: number };

/** Filters of one kind; a long group is folded until somebody opens it. */
type FilterGroup = { title: string; filters: readonly Filter[]; folded?: boolean };

type FilterLinksProps = {
  /** What is filtered, for screen readers: "Categories of articles". */
  label: string;
  groups: readonly FilterGroup[];
  /** The path of the page that is shown. */
  current: string;
};

const Filters: FC<{ filters: readonly Filter[]; current: string }> = ({ filters, current }) => (
  <ul className={styles.filters}>
    {filters.map(({ name, path, count }) => (
      <li key={path}>
        <SmartLink
          className={styles.filter}
          href={path}
          current={path === current ? "page" : undefined}
        >
          {name} <span className={styles.count}>{count}</span>
        </SmartLink>
      </li>
    ))}
  </ul>
);

/** Ways to narrow down a list. Each is a link to a page of its own, so they work without script. */
export const FilterLinks: FC<FilterLinksProps> = ({ label, groups, current }) => (
  <nav className={styles.root} aria-label={label}>
    {groups
      .filter(({ filters }) => filters.length > 0)
      .map(({ title, filters, folded = false }) =>
        folded ? (
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
      )}
  </nav>
);
