import { useEffect, useState, type FC } from "react";

import { Icon } from "../../components/Icon/Icon";
import { contentId } from "../Layout/content-id";

import * as floating from "../../styles/shared/floating-button.module.scss";
import * as styles from "./ScrollToTop.module.scss";

/** The scroll position from which the button shows, in pixels (specification, section 9). */
const scrollThreshold = 100;

/** Scrolls to the top of the page and moves focus there. */
export const ScrollToTop: FC = () => {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > scrollThreshold);
    update();
    window.addEventListener("scroll", update, { passive: true });

    return () => window.removeEventListener("scroll", update);
  }, []);

  const scrollToTop = () => {
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };

  return (
    <button
      type="button"
      className={`${floating.button} ${styles.root}`}
      hidden={!shown}
      onClick={scrollToTop}
    >
      <Icon name="arrow-up" />
      <span className={floating.label}>Scroll to top</span>
    </button>
  );
};
