import { graphql, useStaticQuery } from "gatsby";
import { lazy, Suspense, type FC } from "react";

import { Band } from "../../components/Band/Band";
import { useNear } from "../../components/use-near";

import * as styles from "./ContactFormBand.module.scss";

const ContactForm = lazy(async () => ({
  default: (await import("../../forms/contact/ContactForm")).ContactForm,
}));

type ContactFormBandProps = {
  title: string;
  text?: string | null | undefined;
  /** What happens after the message was sent, beside the form. */
  steps?: readonly Queries.CardFragment[];
};

/** The contact form. Its code is loaded when the visitor comes near; until then, and without script, the mail address stands there. */
export const ContactFormBand: FC<ContactFormBandProps> = ({ title, text, steps = [] }) => {
  const { record } = useStaticQuery<Queries.SalesAddressQuery>(graphql`
    query SalesAddress {
      record: strapiSite {
        salesEmail
      }
    }
  `);
  const [ref, near] = useNear<HTMLDivElement>();
  const waiting = (
    <p>
      Write to us at <a href={`mailto:${record?.salesEmail}`}>{record?.salesEmail}</a>.
    </p>
  );

  return (
    <Band title={title} text={text} anchor="contact-form">
      <div className={styles.root}>
        <div ref={ref} className={styles.form}>
          {near ? (
            <Suspense fallback={waiting}>
              <ContactForm />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
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
