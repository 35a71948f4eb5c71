import { useState, type ComponentType, type FC } from "react";

import { siteIndexPath } from "../../../common/catalogue/paths";
import { Icon } from "../../components/Icon/Icon";
import { DialogTrigger } from "../../components/DialogTrigger/DialogTrigger";

import type { MenuProps } from "./Menu";
import type { MenuContent } from "./menu-links";

const load = () => import("./Menu");

/** Loads the menu's code while React hydrates. */
export const preloadMenu = () => void load().catch(() => undefined);

/** Opens the menu. Without JavaScript it is a link to the page that lists all pages. */
export const MenuButton: FC<{ content: MenuContent; className?: string | undefined }> = ({
  content,
  className,
}) => {
  const [open, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);

  const openMenu = () => {
    setOpen(true);
    if (Menu) return;
    load().then(
      (module) => setMenu(() => module.Menu),
      // Offline, or a new release has replaced the chunk.
      () => window.location.assign(siteIndexPath),
    );
  };

  return (
    <>
      <DialogTrigger className={className} href={siteIndexPath} expanded={open} onClick={openMenu}>
        <Icon name="menu" />
        Menu
      </DialogTrigger>
      {Menu && <Menu content={content} open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
