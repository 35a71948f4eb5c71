import { useState, type FC } from "react";

import { DialogTrigger } from "../../components/DialogTrigger/DialogTrigger";
import { Drawer } from "../../components/Drawer/Drawer";
import { Icon } from "../../components/Icon/Icon";
import type { ContactFormProps } from "../contact/contact-form-props";
import { LazyContactForm } from "../contact/lazy-contact-form";

import * as floating from "../../styles/shared/floating-button.module.scss";
import * as styles from "./FloatingContact.module.scss";

type FloatingContactProps = ContactFormProps & {
  /** Title of the form (specification, section 2). */
  title: string;
  /** Path of the page with the same form, linked before hydration. */
  contactPath: string;
};

/** Floating contact icon, and the drawer with the form that it opens. */
export const FloatingContact: FC<FloatingContactProps> = ({ title, contactPath, ...form }) => {
  const [open, setOpen] = useState(false);

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
      <Drawer open={open} onClose={() => setOpen(false)} title={title} className={styles.drawer}>
        <LazyContactForm {...form} />
      </Drawer>
    </>
  );
};
