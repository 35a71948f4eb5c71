import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { contactFormId, pagePaths } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";
import { LazyContactForm } from "../../forms/contact/lazy-contact-form";
import { required } from "../../lib/required";

import { OtherWays } from "./OtherWays";

import * as styles from "./ContactFormBand.module.scss";

type ContactFormBandProps = {
  /** Where to write when there is no form. */
  addresses: Queries.ContactFormBandFragment | null;
  title: string;
  text?: string | null | undefined;
  /** What somebody may want to read before they write, beside the form. */
  children?: ReactNode;
};

/**
 * The contact form in a page, beside the other ways to reach us. What the page is about
 * travels with the message as the page's address (`url`, specification, section 3).
 */
export const ContactFormBand: FC<ContactFormBandProps> = ({ addresses, title, text, children }) => {
  const site = required(addresses, "the site record");

  return (
    <Band title={title} text={text} anchor={contactFormId}>
      <div className={styles.root}>
        <LazyContactForm email={site.salesEmail} thankYouPath={pagePaths.thankYou} />
        <div className={styles.aside}>
          {children}
          <OtherWays {...site} />
        </div>
      </div>
    </Band>
  );
};

export const fragment = graphql`
  fragment ContactFormBand on STRAPI_SITE {
    ...OtherWays
    salesEmail
  }
`;
