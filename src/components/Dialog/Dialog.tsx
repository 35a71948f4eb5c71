import { useEffect, useRef, type FC, type ReactNode } from "react";

import { keepTabInside } from "./keep-tab-inside";
import { usePressOutside } from "./use-press-outside";

import * as styles from "./Dialog.module.scss";

type DialogProps = {
  open: boolean;
  /** Called when the visitor closed it: Escape, a tap outside it, the system's back gesture. */
  onClose: () => void;
  /** Its name for screen readers, when no heading inside names it. */
  label?: string;
  /** The id of the heading inside that names it. */
  labelledBy?: string;
  /** `modal` in the middle of the page, `panel` at its inline end, `wide` the same for a menu. */
  look?: "modal" | "panel" | "wide";
  children: ReactNode;
};

const looks = {
  modal: styles.modal,
  panel: styles.panel,
  wide: `${styles.panel} ${styles.wide}`,
} as const;

/**
 * The browser's own modal dialog: the page behind is inert, Escape closes, focus
 * moves in and back (WAI-ARIA dialog pattern). Its content is rendered only while
 * it is open. The page does not scroll meanwhile (src/styles/_reset.scss).
 */
export const Dialog: FC<DialogProps> = ({
  open,
  onClose,
  label,
  labelledBy,
  look = "modal",
  children,
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressOutside = usePressOutside(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // Escape does for the keyboard what a tap outside the dialog does.
    <dialog
      ref={ref}
      className={`${styles.root} ${looks[look]}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
      {...pressOutside}
      onKeyDown={keepTabInside}
    >
      {open && children}
    </dialog>
  );
};
