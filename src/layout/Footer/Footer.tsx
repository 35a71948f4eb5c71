import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { imprintId, pagePaths, servicePath, siteIndexPath } from "../../../common/catalogue/paths";
import { services } from "../../../common/catalogue/services";
import { CurrentYear } from "../CurrentYear/CurrentYear";
import { Logo } from "../Logo/Logo";
import { NavLink } from "../NavLink/NavLink";
import { SchemeSwitch } from "../SchemeSwitch/SchemeSwitch";

import { companyLinks } from "./company-links";
import { FooterContact } from "./FooterContact";
import { socialLinks } from "./social-links";

import * as styles from "./Footer.module.scss";

type FooterProps = {
  site: Queries.FooterFragment;
  /** Shows only the legal links, on campaign pages. */
  onlyLegal?: boolean;
  /** The year in which the site was built. */
  buildYear: string;
  /** The newsletter form. */
  subscribe?: ReactNode;
  /** The button that opens the cookie settings. */
  cookieSettings?: ReactNode;
};

const Legal: FC<Pick<FooterProps, "site" | "buildYear" | "cookieSettings">> = ({
  site,
  buildYear,
  cookieSettings,
}) => (
  <div className={`${styles.row} ${styles.legal}`}>
    <p>
      © <CurrentYear buildYear={buildYear} /> {site.name}. {site.tagline}.
    </p>
    {process.env.GATSBY_SITE_IS_SAMPLE === "true" && (
      <p>This website is a sample. The company does not exist.</p>
    )}
    {cookieSettings}
  </div>
);

const ImprintLink: FC = () => <NavLink to={`${pagePaths.contact}#${imprintId}`}>Imprint</NavLink>;

/** The site's footer: services, company, contact details and settings (specification, section 2). */
export const Footer: FC<FooterProps> = ({ subscribe, onlyLegal = false, ...props }) => {
  const { site } = props;
  if (onlyLegal) {
    return (
      <footer className={styles.root}>
        <div className={styles.container}>
          <nav aria-label="Legal">
            <ul className={`${styles.links} ${styles.social}`}>
              <li>
                <NavLink to={pagePaths.privacy}>Privacy policy</NavLink>
              </li>
              {site.imprint?.html && (
                <li>
                  <ImprintLink />
                </li>
              )}
            </ul>
          </nav>
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
          <nav className={styles.services} aria-labelledby="footer-services">
            <h2 className={styles.title} id="footer-services">
              What We Do
            </h2>
            <ul className={styles.links}>
              {services.map(({ slug, name }) => (
                <li key={slug}>
                  <NavLink to={servicePath(slug)}>{name}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.company} aria-labelledby="footer-company">
            <h2 className={styles.title} id="footer-company">
              Company
            </h2>
            <ul className={styles.links}>
              {[...companyLinks, { name: "All pages", path: siteIndexPath }].map(
                ({ name, path }) => (
                  <li key={path}>
                    <NavLink to={path}>{name}</NavLink>
                  </li>
                ),
              )}
              {site.imprint?.html && (
                <li>
                  <ImprintLink />
                </li>
              )}
            </ul>
          </nav>
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
          <ul className={`${styles.links} ${styles.social}`} aria-label="Social networks">
            {socialLinks(site).map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="me noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <SchemeSwitch />
        </div>
        <Legal {...props} />
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
    ...FooterContact
  }
`;
