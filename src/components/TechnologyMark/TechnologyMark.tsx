import type { FC } from "react";

import * as styles from "./TechnologyMark.module.scss";

/**
 * The mark of a technology beside its name, in one ink. Each is a file of its own
 * (src/build/marks.ts), fetched only when it comes into view: no page carries the
 * drawings of all of them in its script or its HTML.
 */
export const TechnologyMark: FC<{ slug: string }> = ({ slug }) => (
  <img
    className={styles.root}
    src={`/marks/${slug}.svg`}
    width={20}
    height={20}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
