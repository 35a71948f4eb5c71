import { useId, type FC } from "react";

import type { Layer } from "../../catalogue/technology-profiles/types";

import * as inverse from "../../styles/shared/inverse.module.scss";
import { drawStrata } from "./draw-strata";
import * as styles from "./TechnologyLayers.module.scss";

type TechnologyLayersProps = {
  /** The technology's slug, which seeds the drawing. */
  slug: string;
  /** The subject of the layers, as a noun phrase. */
  name: string;
  layers: readonly Layer[];
};

/** Dash patterns of the layers' hatching, in pixels. */
const dashes = ["none", "1 5", "10 6", "2 4 10 4"];

/** The layers of a technology, drawn as a geological cross section. */
export const TechnologyLayers: FC<TechnologyLayersProps> = ({ slug, name, layers }) => {
  const id = useId();
  const drawing = drawStrata(slug, layers.length);

  return (
    <figure className={`${inverse.surface} ${styles.root}`} aria-labelledby={id}>
      <figcaption className={styles.caption} id={id}>
        The layers of {name}
      </figcaption>
      <div className={styles.crossSection}>
        <svg
          className={styles.drawing}
          viewBox={drawing.viewBox}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {drawing.layers.map(({ edge, fill, hatching, dashPattern }) => (
            <g key={edge}>
              <path className={styles.fill} d={fill} />
              <path
                className={styles.hatching}
                d={hatching.join("")}
                strokeDasharray={dashes[dashPattern]}
              />
              <path className={styles.edge} d={edge} />
            </g>
          ))}
        </svg>
        <ol className={styles.layers}>
          {layers.map(([layer, contents]) => (
            <li key={layer} className={styles.layer}>
              <strong className={styles.name}>{layer}</strong>{" "}
              <span className={styles.contents}>{contents}</span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
};
