import { Link } from "gatsby";
import type { FC } from "react";

import { servicePath, singlePaths } from "../../catalogue/paths";
import { services } from "../../catalogue/services";
import { CookieSettingsButton } from "../../consent/CookieSettingsButton";
import { lazyForm } from "../../forms/lazy-form";

import * as styles from "./Footer.module.scss";

const SubscribeForm = lazyForm(
  async () => (await import("../../forms/subscribe/SubscribeForm")).SubscribeForm,
  "line",
);

/** The foot of every page: services, the company, and how to reach us. */
export const Footer: FC<{ site: Queries.FooterFragment }> = ({ site }) => (
  <footer className={styles.root}>
    <div className={styles.measure}>
      <nav aria-labelledby="what-we-do">
        <h2 className={styles.title} id="what-we-do">
          What We Do
        </h2>
        <ul className={styles.links}>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={servicePath(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="company">
        <h2 className={styles.title} id="company">
          Company
        </h2>
        <ul className={styles.links}>
          <li>
            <Link to={singlePaths.about}>About us</Link>
          </li>
          <li>
            <Link to={singlePaths.careers}>Career</Link>
          </li>
          <li>
            <Link to={singlePaths.privacy}>Privacy policy</Link>
          </li>
          <li>
            <CookieSettingsButton />
          </li>
        </ul>
      </nav>
      <div>
        <h2 className={styles.title}>Contact</h2>
        <ul className={styles.links}>
          <li>
            General: <a href={`mailto:${site.generalEmail}`}>{site.generalEmail}</a>
          </li>
          <li>
            Sales: <a href={`mailto:${site.salesEmail}`}>{site.salesEmail}</a>
          </li>
          <li>
            HR: <a href={`mailto:${site.hrEmail}`}>{site.hrEmail}</a>
          </li>
        </ul>
      </div>
      <div>
        <h2 className={styles.title}>Newsletter</h2>
        <SubscribeForm mail={site.generalEmail} />
      </div>
    </div>
  </footer>
);
