import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { Breadcrumb, type Crumb } from "../../components/Breadcrumb/Breadcrumb";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { FactList } from "../../components/FactList/FactList";
import { Picture } from "../../components/Picture/Picture";

import * as styles from "./Hero.module.scss";

type HeroProps = {
  /** The page's one h1. */
  title: string;
  eyebrow?: string | null | undefined;
  /** What kind of page it is, under its title. */
  note?: string | undefined;
  lead?: string | null | undefined;
  picture?: Queries.PictureFragment | null | undefined;
  /** What is drawn from data in place of the picture. */
  drawing?: ReactNode;
  facts?: readonly Queries.FactFragment[] | undefined;
  actions?: readonly Queries.ActionFragment[] | undefined;
  /** The way from the home page; left out on pages right below it. */
  breadcrumb?: readonly Crumb[];
  /**
   * `opening` is the home page's: larger words, and the picture runs off the sheet.
   * `study` shows the picture whole and as large as the words.
   */
  look?: "page" | "opening" | "study";
};

/** The top of a page: what it promises, at a glance, and the step to take. Words in seven columns, a drawing in five. */
export const Hero: FC<HeroProps> = ({
  title,
  eyebrow,
  note,
  lead,
  picture,
  drawing,
  facts = [],
  actions = [],
  breadcrumb,
  look = "page",
}) => {
  const snapshot = facts.length > 0 && (
    <div className={styles.facts}>
      <FactList facts={facts} />
    </div>
  );

  return (
    <header className={look === "page" ? styles.root : `${styles.root} ${styles[look]}`}>
      <div className={styles.words}>
        {breadcrumb && <Breadcrumb breadcrumbs={breadcrumb} />}
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.eyebrow}>{note}</p>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "quiet"}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {look !== "opening" && snapshot}
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      {!drawing && picture && (
        <div className={styles.picture}>
          <Picture
            image={picture}
            sizes="(min-width: 1400px) 640px, (min-width: 992px) 45vw, calc(100vw - 2rem)"
            eager
          />
        </div>
      )}
      {look === "opening" && snapshot}
    </header>
  );
};

export const fragment = graphql`
  fragment Action on STRAPI__COMPONENT_SHARED_LINK {
    label
    href
  }

  fragment Main on STRAPI__COMPONENT_SECTIONS_MAIN {
    eyebrow
    title
    text
    image {
      ...Picture
    }
    actions {
      ...Action
    }
    facts {
      ...Fact
    }
  }
`;
