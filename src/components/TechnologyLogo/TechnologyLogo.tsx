import type { FC } from "react";

import * as styles from "./TechnologyLogo.module.scss";

/**
 * The monochrome logo of a technology, next to its name. Logos are separate, lazy-loaded
 * files (src/gatsby/files/logos.ts), so that no page's JavaScript or HTML contains them.
 */
export const TechnologyLogo: FC<{ slug: string }> = ({ slug }) => (
  <img
    className={styles.root}
    src={`/logos/${slug}.svg`}
    width={20}
    height={20}
    alt=""
    loading="lazy"
  />
);
