import { graphql } from "gatsby";
import type { FC } from "react";

import { singlePaths } from "../../catalogue/paths";
import { Band } from "../../components/Band/Band";
import { lazyForm } from "../../forms/lazy-form";
import { required } from "../../lib/required";

import { OtherWays } from "./OtherWays";

import * as styles from "./ContactFormBand.module.scss";

const ContactForm = lazyForm(
  async () => (await import("../../forms/contact/ContactForm")).ContactForm,
  "long",
);

type ContactFormBandProps = {
  /** Where to write when there is no form. */
  addresses: Queries.ContactFormBandFragment | null;
  title: string;
  text?: string | null | undefined;
  /** What happens after the message was sent, beside the form. Without it the other ways to reach us are there. */
  steps?: readonly Queries.CardFragment[];
};

/**
 * The contact form in a page. What the page is about travels with the message as
 * the page's address (`url`, specification, section 3).
 */
export const ContactFormBand: FC<ContactFormBandProps> = ({
  addresses,
  title,
  text,
  steps = [],
}) => {
  return (
    <Band title={title} text={text} anchor="contact-form">
      <div className={styles.root}>
        <ContactForm
          email={required(addresses, "the site record").salesEmail}
          thankYouPath={singlePaths.thankYou}
        />
        {steps.length > 0 ? (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <h3 className={styles.title}>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        ) : (
          <OtherWays {...required(addresses, "the site record")} />
        )}
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
