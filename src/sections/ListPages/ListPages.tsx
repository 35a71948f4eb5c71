import type { FC } from "react";

import type { PagePlace } from "../../catalogue/list-pages";
import { Pagination } from "../../components/Pagination/Pagination";

type ListPagesProps = {
  /** What has pages, for screen readers: "Pages of articles". */
  label: string;
  place: PagePlace;
};

/** Links to the other pages of a list. A section of its own, so that short lists elsewhere do not load it. */
export const ListPages: FC<ListPagesProps> = ({ label, place }) => (
  <Pagination label={label} {...place} />
);
