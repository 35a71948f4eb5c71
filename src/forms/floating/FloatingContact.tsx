import { useId, useState, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { Dialog } from "../../components/Dialog/Dialog";
import { Icon } from "../../components/Icon/Icon";
import { useHydrated } from "../../components/use-hydrated";
import { lazyForm } from "../lazy-form";

import * as styles from "./FloatingContact.module.scss";

const ContactForm = lazyForm(
  async () => (await import("../contact/ContactForm")).ContactForm,
  "long",
);

type FloatingContactProps = {
  /** The form's title: the second item of the contact record (specification, section 2). */
  title: string;
  email: string;
  /** The page with the same form, where the icon leads until script runs. */
  contactPath: string;
  /** The page after a sent message. */
  thankYouPath: string;
};

/** The contact icon that floats over every page, and the panel with the form that it slides in. */
export const FloatingContact: FC<FloatingContactProps> = ({
  title,
  email,
  contactPath,
  thankYouPath,
}) => {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const id = useId();

  if (!hydrated) {
    return (
      <a className={styles.icon} href={contactPath} aria-label="Contact form">
        <Icon name="mail" />
      </a>
    );
  }

  return (
    <>
      <button
        className={styles.icon}
        type="button"
        aria-label="Contact form"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="mail" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={id} look="panel">
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            <Button look="bare" aria-label="Close" onClick={() => setOpen(false)}>
              <Icon name="close" />
            </Button>
          </div>
          <ContactForm email={email} thankYouPath={thankYouPath} />
        </div>
      </Dialog>
    </>
  );
};
