import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { contactFormId, pagePaths } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";
import { LazyContactForm } from "../../forms/contact/lazy-contact-form";
import { required } from "../../lib/required";

import { ContactChannels } from "./ContactChannels";

import * as styles from "./ContactFormBand.module.scss";

type ContactFormBandProps = {
  /** Contact details for the email fallback. */
  contactDetails: Queries.ContactFormBandFragment | null;
  title: string;
  text?: string | null | undefined;
  /** Further content next to the form. */
  children?: ReactNode;
};

/**
 * The contact form with other contact channels. The message includes the page's URL
 * (`url`, specification, section 3).
 */
export const ContactFormBand: FC<ContactFormBandProps> = ({
  contactDetails,
  title,
  text,
  children,
}) => {
  const site = required(contactDetails, "the site record");

  return (
    <Band title={title} text={text} anchor={contactFormId}>
      <div className={styles.root}>
        <LazyContactForm email={site.salesEmail} thankYouPath={pagePaths.thankYou} />
        <div className={styles.aside}>
          {children}
          <ContactChannels {...site} />
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
