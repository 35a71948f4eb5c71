import type { FC } from "react";

import { contactFormId, pagePaths } from "../../catalogue/paths";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { FactList } from "../../components/FactList/FactList";
import { LazyContactForm } from "../../forms/contact/lazy-contact-form";
import { required } from "../../lib/required";
import { OtherWays } from "../ContactFormBand/OtherWays";

import * as styles from "./ContactHero.module.scss";

type ContactHeroProps = {
  /** The words of the page's top; its picture makes room for the form. */
  main: Queries.MainFragment;
  /** The form's own heading, and what to write. */
  form: { title: string; text?: string | null };
  addresses: Queries.ContactFormBandFragment | null;
};

/** The top of the contact page: the form is in the first screen, beside the words or right below them. */
export const ContactHero: FC<ContactHeroProps> = ({
  main: { eyebrow, title, text, actions, facts },
  form,
  addresses,
}) => {
  const site = required(addresses, "the site record");

  return (
    <header className={styles.root}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.lead}>{text}</p>}
      </div>
      <div className={styles.form} id={contactFormId}>
        <h2 className={styles.formTitle}>{form.title}</h2>
        {form.text && <p className={styles.soft}>{form.text}</p>}
        <LazyContactForm email={site.salesEmail} thankYouPath={pagePaths.thankYou} />
      </div>
      <div className={styles.rest}>
        <FactList facts={facts} />
        <OtherWays {...site} />
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map(({ label, href }) => (
              <ButtonLink key={href} href={href} variant="quiet">
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </header>
  );
};
