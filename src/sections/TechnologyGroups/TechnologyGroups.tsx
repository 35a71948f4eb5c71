import type { FC, ReactNode } from "react";

import { listLabel } from "../../catalogue/skill-words";
import { hirePath } from "../../../common/catalogue/paths";
import { technologiesIn } from "../../../common/catalogue/technologies";
import { technologyGroups } from "../../../common/catalogue/technology-groups";
import { Section } from "../../components/Section/Section";
import { Disclosure } from "../../components/Disclosure/Disclosure";
import { TechnologyLogo } from "../../components/TechnologyLogo/TechnologyLogo";

import * as styles from "./TechnologyGroups.module.scss";

type TechnologyGroupsProps = {
  title: string;
  text?: string | null | undefined;
  /** Rendered above the list. */
  children?: ReactNode;
};

/**
 * Links to all hire pages by group, collapsed on small screens: "Go", read by screen readers as "Go
 * developers".
 */
export const TechnologyGroups: FC<TechnologyGroupsProps> = ({ title, text, children }) => (
  <Section title={title} text={text}>
    {children}
    <div className={styles.root}>
      {technologyGroups.map(({ slug, name }) => (
        <div key={slug} className={styles.group}>
          <h3 className={styles.title}>{name}</h3>
          <Disclosure title={name} smallScreensOnly>
            <ul className={styles.links}>
              {technologiesIn(slug).map((technology) => (
                <li key={technology.slug}>
                  <a href={hirePath(technology)}>
                    <TechnologyLogo slug={technology.slug} />
                    {listLabel(technology)}
                    {technology.role !== "analyst" && <span>{` ${technology.role}s`}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      ))}
    </div>
  </Section>
);
