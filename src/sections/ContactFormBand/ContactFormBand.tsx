import { graphql, useStaticQuery } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { lazyForm } from "../../forms/lazy-form";

import * as styles from "./ContactFormBand.module.scss";

const ContactForm = lazyForm(
  async () => (await import("../../forms/contact/ContactForm")).ContactForm,
  "long",
);

type ContactFormBandProps = {
  title: string;
  text?: string | null | undefined;
  /** What happens after the message was sent, beside the form. */
  steps?: readonly Queries.CardFragment[];
};

/**
 * The contact form in a page. What the page is about travels with the message as
 * the page's address (`url`, specification, section 3).
 */
export const ContactFormBand: FC<ContactFormBandProps> = ({ title, text, steps = [] }) => {
  const { record } = useStaticQuery<Queries.SalesAddressQuery>(graphql`
    query SalesAddress {
      record: strapiSite {
        salesEmail
      }
    }
  `);

  return (
    <Band title={title} text={text} anchor="contact-form">
      <div className={styles.root}>
        <ContactForm mail={record?.salesEmail ?? ""} />
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <h3 className={styles.title}>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Band>
  );
};
