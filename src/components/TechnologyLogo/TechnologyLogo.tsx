import type { FC } from "react";

import * as styles from "./TechnologyLogo.module.scss";

/**
 * The logo of a technology beside its name, in one color. Each is a file of its own
 * (src/build/logos.ts), fetched only when it comes into view: no page carries all of
 * them in its script or its HTML.
 */
export const TechnologyLogo: FC<{ slug: string }> = ({ slug }) => (
  <img
    className={styles.root}
    src={`/logos/${slug}.svg`}
    width={20}
    height={20}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
