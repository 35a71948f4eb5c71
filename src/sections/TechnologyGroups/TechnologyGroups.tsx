import { Link } from "gatsby";
import type { FC } from "react";

import { listLabel } from "../../catalogue/hire-words";
import { hirePath } from "../../catalogue/paths";
import { technologiesIn } from "../../catalogue/technologies";
import { technologyGroups } from "../../catalogue/technology-groups";
import { Band } from "../../components/Band/Band";
import { TechnologyLogo } from "../../components/TechnologyLogo/TechnologyLogo";

import * as styles from "./TechnologyGroups.module.scss";

/** Every technology of the catalogue, by group, each linked to its hire page. */
export const TechnologyGroups: FC<{ title: string; text?: string | null | undefined }> = ({
  title,
  text,
}) => (
  <Band title={title} text={text}>
    <div className={styles.root}>
      {technologyGroups.map(({ slug, name }) => (
        <div key={slug} className={styles.group}>
          <h3 className={styles.title}>{name}</h3>
          <ul className={styles.links}>
            {technologiesIn(slug).map((technology) => (
              <li key={technology.slug}>
                <Link className={styles.link} to={hirePath(technology)}>
                  <TechnologyLogo slug={technology.slug} />
                  {listLabel(technology)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Band>
);
