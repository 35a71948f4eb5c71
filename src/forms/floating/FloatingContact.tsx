import { useId, useState, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { Dialog } from "../../components/Dialog/Dialog";
import { Icon } from "../../components/Icon/Icon";
import { DialogTrigger } from "../../components/DialogTrigger/DialogTrigger";
import { LazyContactForm } from "../contact/lazy-contact-form";

import * as floating from "../../styles/shared/floating-button.module.scss";
import * as styles from "./FloatingContact.module.scss";

type FloatingContactProps = {
  /** Title of the form (specification, section 2). */
  title: string;
  email: string;
  /** Path of the page with the same form, linked before hydration. */
  contactPath: string;
  /** Path of the page after a sent message. */
  thankYouPath: string;
  /** Whether that page has a calendar. */
  keepsSender?: boolean;
};

/** Floating contact icon, and the drawer with the form that it opens. */
export const FloatingContact: FC<FloatingContactProps> = ({
  title,
  email,
  contactPath,
  thankYouPath,
  keepsSender = false,
}) => {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      <DialogTrigger
        className={`${floating.button} ${styles.icon}`}
        href={contactPath}
        aria-label="Contact form"
        expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="mail" />
        <span className={floating.label}>Contact form</span>
      </DialogTrigger>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={id} variant="drawer">
        <div className={styles.content}>
          <div className={styles.header}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            <Button variant="ghost" aria-label="Close" onClick={() => setOpen(false)}>
              <Icon name="close" />
            </Button>
          </div>
          <LazyContactForm {...{ email, thankYouPath, keepsSender }} />
        </div>
      </Dialog>
    </>
  );
};
