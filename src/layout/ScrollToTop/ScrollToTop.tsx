import { useEffect, useState, type FC } from "react";

import { Icon } from "../../components/Icon/Icon";
import { focusPage } from "../history/focus-page";

import * as styles from "./ScrollToTop.module.scss";

/** How far a page is scrolled before the button shows, in pixels (specification, section 9). */
export const scrollThreshold = 100;

/** Leads back to the top of the page, and takes the keyboard's focus along. */
export const ScrollToTop: FC = () => {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > scrollThreshold);
    look();
    window.addEventListener("scroll", look, { passive: true });

    return () => window.removeEventListener("scroll", look);
  }, []);

  const rise = () => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
    focusPage();
  };

  return (
    <button type="button" className={styles.root} hidden={!shown} onClick={rise}>
      <Icon name="arrow-up" />
      <span className={styles.words}>Scroll to top</span>
    </button>
  );
};
