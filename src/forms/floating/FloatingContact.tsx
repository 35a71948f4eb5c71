import { useId, useState, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { Dialog } from "../../components/Dialog/Dialog";
import { Icon } from "../../components/Icon/Icon";
import { LinkButton } from "../../components/LinkButton/LinkButton";
import { LazyContactForm } from "../contact/lazy-contact-form";

import * as styles from "./FloatingContact.module.scss";

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
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      <LinkButton
        className={styles.icon}
        href={contactPath}
        aria-label="Contact form"
        expanded={open}
        onPress={() => setOpen(!open)}
      >
        <Icon name="mail" />
        <span className={styles.word}>Contact form</span>
      </LinkButton>
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
          <LazyContactForm email={email} thankYouPath={thankYouPath} />
        </div>
      </Dialog>
    </>
  );
};
