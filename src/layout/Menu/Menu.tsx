import type { FC, MouseEvent } from "react";

import { Button } from "../../components/Button/Button";
import { Dialog } from "../../components/Dialog/Dialog";
import { Icon } from "../../components/Icon/Icon";

import type { MenuContent } from "./menu-links";
import { NarrowMenu } from "./NarrowMenu";
import { useIsWide } from "./use-is-wide";
import { WideMenu } from "./WideMenu";

import * as styles from "./Menu.module.scss";

export type MenuProps = { content: MenuContent; open: boolean; onClose: () => void };

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The slide-out menu (specification, section 2): a list with dropdown panels on large
 * screens, with collapsible groups on small ones. Clicking a link closes it.
 */
export const Menu: FC<MenuProps> = ({ content, open, onClose }) => {
  const wide = useIsWide();

  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    if (link && isPlainClick(event)) onClose();
  };

  return (
    <Dialog open={open} onClose={onClose} label="Menu" variant="wide-drawer">
      <div className={styles.root}>
        <div className={styles.header}>
          <Button variant="ghost" onClick={onClose}>
            <Icon name="close" />
            Close
          </Button>
        </div>
        {/* Links handle the keyboard themselves; this only observes their clicks. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <nav className={styles.nav} aria-label="Main" onClick={closeOnLink}>
          {wide ? <WideMenu {...content} /> : <NarrowMenu {...content} />}
        </nav>
      </div>
    </Dialog>
  );
};
