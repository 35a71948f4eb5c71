import type { FC } from "react";

import { hireLabel } from "../../catalogue/skill-words";
import { hirePath } from "../../../common/catalogue/paths";
import { technologyOf, type TechnologySlug } from "../../../common/catalogue/technologies";
import { Section } from "../../components/Section/Section";
import { TechnologyLogo } from "../../components/TechnologyLogo/TechnologyLogo";

import * as styles from "./TechnologyLinks.module.scss";

type TechnologyLinksProps = {
  title: string;
  text?: string | null | undefined;
  technologies: readonly TechnologySlug[];
};

const Links: FC<Pick<TechnologyLinksProps, "technologies">> = ({ technologies }) => (
  <ul className={styles.links}>
    {technologies.map(technologyOf).map((technology) => (
      <li key={technology.slug}>
        <a className={styles.link} href={hirePath(technology)}>
          <TechnologyLogo slug={technology.slug} />
          {hireLabel(technology)}
        </a>
      </li>
    ))}
  </ul>
);

/** Links to the hire pages of some technologies. */
export const TechnologyLinks: FC<TechnologyLinksProps> = ({ title, text, technologies }) =>
  technologies.length > 0 && (
    <Section title={title} text={text}>
      <Links technologies={technologies} />
    </Section>
  );

/** The same links at the end of another section. */
export const RelatedTechnologies: FC<TechnologyLinksProps> = ({ title, text, technologies }) => (
  <div className={styles.related}>
    <h3 className={styles.title}>{title}</h3>
    {text && <p className={styles.text}>{text}</p>}
    <Links technologies={technologies} />
  </div>
);
