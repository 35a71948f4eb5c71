import { useEffect, useRef, type FC, type ReactNode } from "react";

import { trapFocus } from "./trap-focus";
import { useClickOutside } from "./use-click-outside";

import * as styles from "./Dialog.module.scss";

type DialogProps = {
  open: boolean;
  /** Called after the dialog closed: by Escape, a click outside, the back gesture, or `open`. */
  onClose: () => void;
  /** Its accessible name, if no heading inside labels it. */
  label?: string;
  /** The id of the heading inside that labels it. */
  labelledBy?: string;
  /** `drawer` is at the inline end, `wide-drawer` is for the menu. */
  variant?: "centered" | "drawer" | "wide-drawer";
  children: ReactNode;
};

const variants = {
  centered: styles.centered,
  drawer: styles.drawer,
  "wide-drawer": `${styles.drawer} ${styles.wide}`,
} as const;

/**
 * A native modal dialog: the page behind is inert and does not scroll (src/styles/_reset.scss),
 * Escape closes, focus moves in and back (WAI-ARIA dialog pattern). Renders its content only while open.
 */
export const Dialog: FC<DialogProps> = ({
  open,
  onClose,
  label,
  labelledBy,
  variant = "centered",
  children,
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  const outsideClickHandlers = useClickOutside(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // Escape is the keyboard equivalent of a click outside.
    <dialog
      ref={ref}
      className={`${styles.root} ${variants[variant]}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
      {...outsideClickHandlers}
      onKeyDown={trapFocus}
    >
      {open && children}
    </dialog>
  );
};
