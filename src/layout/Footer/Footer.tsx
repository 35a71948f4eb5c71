import { graphql } from "gatsby";
import { type FC, type ReactNode, useId } from "react";

import { imprintId, pagePaths } from "../../../common/catalogue/paths";
import { asSentence } from "../../lib/as-sentence";
import { sampleNotice } from "../../lib/sample-notice";
import { CurrentYear } from "../CurrentYear/CurrentYear";
import { Logo } from "../Logo/Logo";
import { industryLinks, serviceLinks } from "../Menu/menu-links";
import { NavLink } from "../NavLink/NavLink";
import { SchemeSwitch } from "../SchemeSwitch/SchemeSwitch";

import type { CatalogueGroup, NavigationGroup, NavigationLink } from "../navigation/navigation";

import { FooterContact } from "./FooterContact";
import { socialLinks } from "./social-links";

import * as styles from "./Footer.module.scss";

const imprintLink = { name: "Imprint", path: `${pagePaths.contact}#${imprintId}` };

type FooterProps = {
  site: Queries.FooterFragment;
  columns: readonly NavigationGroup[];
  legal: readonly NavigationLink[];
  /** Shows only the legal links, on campaign pages. */
  onlyLegal?: boolean;
  /** The year in which the site was built. */
  buildYear: string;
  /** The newsletter form. */
  subscribe?: ReactNode;
  /** The button that opens the cookie settings. */
  cookieSettings?: ReactNode;
};

type LegalProps = Pick<FooterProps, "site" | "buildYear" | "cookieSettings"> & {
  links?: ReactNode;
};

const Legal: FC<LegalProps> = ({ site, buildYear, links, cookieSettings }) => (
  <div className={`${styles.row} ${styles.legal}`}>
    <p>
      © <CurrentYear buildYear={buildYear} /> {asSentence(site.name)} {asSentence(site.tagline)}
    </p>
    {process.env.GATSBY_SITE_IS_SAMPLE === "true" && <p>{sampleNotice}</p>}
    {links}
    {cookieSettings}
  </div>
);

/** Legal links, with the imprint if there is one. */
const LegalLinks: FC<Pick<FooterProps, "site" | "legal">> = ({ site, legal }) => {
  const links = [...legal, ...(site.imprint?.html ? [imprintLink] : [])];

  return (
    links.length > 0 && (
      <nav aria-label="Legal">
        <ul className={`${styles.links} ${styles.social}`}>
          {links.map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path}>{name}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};

const SocialLinks: FC<Pick<FooterProps, "site">> = ({ site }) => {
  const links = socialLinks(site);

  return (
    links.length > 0 && (
      <ul className={`${styles.links} ${styles.social}`} aria-label="Social networks">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    )
  );
};

const catalogueLinks: Record<CatalogueGroup, readonly NavigationLink[]> = {
  services: serviceLinks,
  industry: industryLinks,
  // Refused by common/rules/navigation.ts.
  hire: [],
};

const linksOf = (column: NavigationGroup) =>
  "links" in column ? column.links : catalogueLinks[column.group];

const Column: FC<{ column: NavigationGroup }> = ({ column }) => {
  const id = useId();

  return (
    <nav className={styles.column} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {column.name}
      </h2>
      <ul className={styles.links}>
        {linksOf(column).map(({ name, path }) => (
          <li key={path}>
            <NavLink to={path}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The site's footer: services, company, contact details and settings (specification, section 2). */
export const Footer: FC<FooterProps> = ({ subscribe, onlyLegal = false, ...props }) => {
  const { site } = props;
  if (onlyLegal) {
    return (
      <footer className={styles.root}>
        <div className={styles.container}>
          <LegalLinks {...props} />
          <Legal {...props} />
        </div>
      </footer>
    );
  }

  return (
    <footer className={styles.root}>
      <div className={styles.container}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo brand={site.name} />
            <p className={styles.description}>{site.description}</p>
          </div>
          {props.columns.map((column, index) => (
            // Columns may have one name.
            <Column key={index} column={column} />
          ))}
          <FooterContact site={site} />
        </div>
        {subscribe && (
          <div className={styles.subscribe}>
            <div>
              <h2 className={styles.title}>Our notes, by email</h2>
              <p className={styles.description}>New articles, news, and the occasional offer.</p>
            </div>
            {subscribe}
          </div>
        )}
        <div className={styles.row}>
          <SocialLinks site={site} />
          <SchemeSwitch />
        </div>
        <Legal {...props} links={<LegalLinks {...props} />} />
      </div>
    </footer>
  );
};

export const fragment = graphql`
  fragment Footer on STRAPI_SITE {
    name
    tagline
    description
    imprint {
      html
    }
    facebook
    youtube
    dribbble
    figma
    twitter
    linkedin
    instagram
    github
    xing
    ...FooterContact
  }
`;
