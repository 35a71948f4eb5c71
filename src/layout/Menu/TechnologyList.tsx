import type { FC } from "react";

import { listLabel } from "../../catalogue/hire-words";
import { hirePath } from "../../catalogue/paths";
import { technologiesIn } from "../../catalogue/technologies";
import type { TechnologyGroupSlug } from "../../catalogue/technology-groups";
import { TechnologyLogo } from "../../components/TechnologyLogo/TechnologyLogo";
import { NavLink } from "../NavLink/NavLink";

import * as styles from "./Menu.module.scss";

type TechnologyListProps = {
  group: TechnologyGroupSlug;
  /** One below the other in a column, or in the grid of a phone's menu. */
  look: "column" | "grid";
};

/** The technologies of a group with their logos, each linked to its hire page. */
export const TechnologyList: FC<TechnologyListProps> = ({ group, look }) => (
  <ul className={styles[look]}>
    {technologiesIn(group).map((technology) => (
      <li key={technology.slug}>
        <NavLink className={styles.technology} to={hirePath(technology)}>
          <TechnologyLogo slug={technology.slug} />
          {listLabel(technology)}
        </NavLink>
      </li>
    ))}
  </ul>
);
