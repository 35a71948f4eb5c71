import { useState, type ComponentType, type FC } from "react";

import { siteIndexPath } from "../../catalogue/paths";
import { Icon } from "../../components/Icon/Icon";
import { LinkButton } from "../../components/LinkButton/LinkButton";

import type { MenuProps } from "./Menu";
import { onFirstSign } from "./on-first-sign";

const load = () => import("./Menu");

/** Fetches the menu's code at the first sign of a person on the page. */
export const prepareMenu = () => onFirstSign(() => void load().catch(() => undefined));

/** Opens the menu. Without script it is a link to the page that lists all pages. */
export const MenuButton: FC<{ className?: string | undefined }> = ({ className }) => {
  const [open, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);

  const press = () => {
    setOpen(true);
    if (Menu) return;
    load().then(
      (module) => setMenu(() => module.Menu),
      // Offline, or a new release has replaced the file: the list of pages still helps.
      () => window.location.assign(siteIndexPath),
    );
  };

  return (
    <>
      <LinkButton className={className} href={siteIndexPath} expanded={open} onPress={press}>
        <Icon name="menu" />
        Menu
      </LinkButton>
      {Menu && <Menu open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
