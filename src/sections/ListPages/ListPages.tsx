import type { FC } from "react";

import type { PaginationInfo } from "../../catalogue/pagination";
import { Pagination } from "../../components/Pagination/Pagination";

type ListPagesProps = {
  /** What has pages, for screen readers: "Pages of articles". */
  label: string;
  pagination: PaginationInfo;
};

/** Links to the other pages of a list. A section of its own, so that short lists elsewhere do not load it. */
export const ListPages: FC<ListPagesProps> = ({ label, pagination }) => (
  <Pagination label={label} {...pagination} />
);
