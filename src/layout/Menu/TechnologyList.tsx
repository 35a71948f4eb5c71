import type { FC } from "react";

import { listLabel } from "../../catalogue/skill-words";
import { hirePath } from "../../../common/catalogue/paths";
import { technologiesIn } from "../../../common/catalogue/technologies";
import type { TechnologyGroupSlug } from "../../../common/catalogue/technology-groups";
import { TechnologyLogo } from "../../components/TechnologyLogo/TechnologyLogo";
import { NavLink } from "../NavLink/NavLink";

import * as styles from "./Menu.module.scss";

type TechnologyListProps = {
  group: TechnologyGroupSlug;
  /** A single column, or the grid of the menu on small screens. */
  variant: "column" | "grid";
};

/** The technologies of a group with their logos, each linked to its hire page. */
export const TechnologyList: FC<TechnologyListProps> = ({ group, variant }) => (
  <ul className={styles[variant]}>
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
