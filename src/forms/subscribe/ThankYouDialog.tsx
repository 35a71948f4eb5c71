import { useId, type FC } from "react";

import { Button } from "../../components/Button/Button";
import { Dialog } from "../../components/Dialog/Dialog";

import * as styles from "./ThankYouDialog.module.scss";

type ThankYouDialogProps = { open: boolean; onClose: () => void };

/** Confirms a subscription (specification, section 2). */
export const ThankYouDialog: FC<ThankYouDialogProps> = ({ open, onClose }) => {
  const id = useId();

  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <div className={styles.root}>
        <h2 className={styles.title} id={id}>
          Thank You
        </h2>
        <p>Thanks for subscribing to our newsletter. Stay tuned for updates, offers and news.</p>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
};
