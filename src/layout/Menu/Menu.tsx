import type { FC, MouseEvent } from "react";

import { Button } from "../../components/Button/Button";
import { Dialog } from "../../components/Dialog/Dialog";
import { Icon } from "../../components/Icon/Icon";

import { NarrowMenu } from "./NarrowMenu";
import { useWide } from "./use-wide";
import { WideMenu } from "./WideMenu";

import * as styles from "./Menu.module.scss";

export type MenuProps = { open: boolean; onClose: () => void };

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The slide-out menu (specification, section 2): a list with dropdown panels where
 * there is room, a list whose groups open on tap elsewhere. Choosing a link closes it.
 */
export const Menu: FC<MenuProps> = ({ open, onClose }) => {
  const wide = useWide();

  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    if (link && isPlainClick(event)) onClose();
  };

  return (
    <Dialog open={open} onClose={onClose} label="Menu" look="wide">
      <div className={styles.root}>
        <div className={styles.head}>
          <Button look="bare" onClick={onClose}>
            <Icon name="close" />
            Close
          </Button>
        </div>
        {/* Links answer the keyboard themselves; this only notices that one was chosen. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <nav className={styles.nav} aria-label="Main" onClick={closeOnLink}>
          {wide ? <WideMenu /> : <NarrowMenu />}
        </nav>
      </div>
    </Dialog>
  );
};
