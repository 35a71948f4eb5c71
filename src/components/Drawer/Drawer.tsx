import { useId, type FC, type ReactNode } from "react";

import { Button } from "../Button/Button";
import { Dialog } from "../Dialog/Dialog";
import { Icon } from "../Icon/Icon";

import * as styles from "./Drawer.module.scss";

type DrawerProps = {
  open: boolean;
  /** Called after the drawer closed, and by its Close button. */
  onClose: () => void;
  title: string;
  /** A class of the column of heading and content, to set another gap. */
  className?: string | undefined;
  children: ReactNode;
};

/** A dialog at the inline end of the window, with a heading and a Close button. */
export const Drawer: FC<DrawerProps> = ({ open, onClose, title, className, children }) => {
  const id = useId();

  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} variant="drawer">
      <div className={className ? `${styles.content} ${className}` : styles.content}>
        <div className={styles.header}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <Button variant="ghost" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </Dialog>
  );
};
