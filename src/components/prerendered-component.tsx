import { memo, useEffect, useRef, type FC, type ReactNode } from "react";

import { lazyComponent } from "./lazy-component";

import * as styles from "./prerendered-component.module.scss";

/** The distance from the viewport that counts as near: about two phone screens. */
const rootMargin = "1200px";

/**
 * A form or the like that the build renders, and whose code loads late: once React runs and it is near
 * the viewport. Its importer must also import its styles, which would come with its code otherwise.
 *
 * @param Fallback is shown without JavaScript, and if scripts cannot be loaded: those of the page (then
 *   below the form), or the form's.
 * @param className of the element around it.
 */
export const prerenderedComponent = <Props extends object>(
  load: () => Promise<FC<Props>>,
  Fallback: (props: Props & { failed: boolean }) => ReactNode,
  className = "",
): FC<Props> => {
  let onNear: (() => void) | undefined;
  const near =
    typeof document === "undefined"
      ? undefined
      : new Promise<void>((resolve) => {
          onNear = resolve;
        });
  // Suspends until then, because a new state would make React drop the HTML.
  const Content = lazyComponent(async () => {
    await near;

    return load();
  }, Fallback);

  const Prerendered: FC<Props> = (props) => {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!root.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onNear?.();
        },
        { rootMargin },
      );
      observer.observe(root.current);

      return () => observer.disconnect();
    }, []);

    return (
      // The page script marks it while it is in the window (src/layout/page-script/watch-forms.ts).
      <div ref={root} className={`${styles.root} ${className}`} data-form>
        <Content {...props} />
        <div className={styles.fallback}>
          <Fallback {...props} failed={false} />
        </div>
      </div>
    );
  };

  // Rendering it again would make React drop the HTML, too.
  return memo(Prerendered, () => true);
};
