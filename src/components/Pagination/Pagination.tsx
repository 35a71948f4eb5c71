import type { FC } from "react";

import * as styles from "./Pagination.module.scss";

type PaginationProps = {
  /** The accessible name: "Pages of the blog". */
  label: string;
  /** The current page, from 1. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
};

/** The first page, the last, and those near the current one. */
const visiblePages = (page: number, pages: number) =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );

/** Links to the pages of a list; renders nothing for a single page. */
export const Pagination: FC<PaginationProps> = ({ label, page, pages, pathOf }) =>
  pages > 1 && (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {visiblePages(page, pages).map((number, index, visible) => (
          <li
            key={number}
            className={number - (visible[index - 1] ?? 0) > 1 ? styles.gap : undefined}
          >
            <a
              className={styles.page}
              href={pathOf(number)}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
