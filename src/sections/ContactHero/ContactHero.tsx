import type { FC } from "react";

import { contactFormId } from "../../../common/catalogue/paths";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { FactList } from "../../components/FactList/FactList";
import { contactFormProps } from "../../forms/contact/contact-form-props";
import { LazyContactForm } from "../../forms/contact/lazy-contact-form";
import { required } from "../../lib/required";
import { ContactChannels } from "../ContactFormSection/ContactChannels";

import * as styles from "./ContactHero.module.scss";

type ContactHeroProps = {
  /** The hero's content; its image is not shown, as the form replaces it. */
  main: Queries.HeroFragment;
  /** The form's heading and text. */
  form: { title: string; text?: string | null };
  contactDetails: Queries.ContactFormSectionFragment | null;
};

/** The contact page's header, with the form next to or right below the text. */
export const ContactHero: FC<ContactHeroProps> = ({
  main: { eyebrow, title, text, actions, facts },
  form,
  contactDetails,
}) => {
  const site = required(contactDetails, "the site record");

  return (
    <header className={styles.root}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.lead}>{text}</p>}
      </div>
      <div className={styles.form} id={contactFormId}>
        <h2 className={styles.formTitle}>{form.title}</h2>
        {form.text && <p className={styles.formText}>{form.text}</p>}
        <LazyContactForm {...contactFormProps(site)} />
      </div>
      <div className={styles.details}>
        <FactList facts={facts} />
        <ContactChannels {...site} />
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map(({ label, href }) => (
              <ButtonLink key={href} href={href} variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </header>
  );
};
