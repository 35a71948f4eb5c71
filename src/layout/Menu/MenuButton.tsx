import { useCallback, useEffect, useState, type ComponentType, type FC } from "react";

import { siteIndexPath } from "../../catalogue/paths";
import { Icon } from "../../components/Icon/Icon";
import { useHydrated } from "../../components/use-hydrated";

import type { MenuProps } from "./Menu";
import { onFirstSign } from "./on-first-sign";

/**
 * Opens the menu. Its code is fetched at the first sign of a person on the page,
 * or by the press itself. Without script it is a link to the page that lists all pages.
 */
export const MenuButton: FC<{ className?: string | undefined }> = ({ className }) => {
  const enhanced = useHydrated();
  const [open, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);

  const load = useCallback(async () => {
    const module = await import("./Menu");
    setMenu(() => module.Menu);
  }, []);

  useEffect(() => onFirstSign(() => void load().catch(() => undefined)), [load]);

  const press = () => {
    setOpen(true);
    // Offline, or a new release has replaced the file: the list of pages still helps.
    if (!Menu) load().catch(() => window.location.assign(siteIndexPath));
  };

  const words = (
    <>
      <Icon name="menu" />
      Menu
    </>
  );

  if (!enhanced) {
    return (
      <a className={className} href={siteIndexPath}>
        {words}
      </a>
    );
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
      >
        {words}
      </button>
      {Menu && <Menu open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
