import type { FC } from "react";

import type { PaginationInfo } from "../../catalogue/pagination";
import { Pagination } from "../../components/Pagination/Pagination";

type ListPagesProps = {
  /** The accessible name: "Article pages". */
  label: string;
  pagination: PaginationInfo;
};

/** The pagination of a list. Separate, so that lists without pages do not load it. */
export const ListPages: FC<ListPagesProps> = ({ label, pagination }) => (
  <Pagination label={label} {...pagination} />
);
