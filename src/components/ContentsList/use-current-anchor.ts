import { useEffect, useState } from "react";

/** The part of the window, from its top, in which a heading counts as being read, in percent. */
const readingPart = 30;

/**
 * The anchor of the part of a text that is being read: of the last heading that was scrolled
 * to the upper part of the window. Null above the first one.
 */
export const useCurrentAnchor = (anchors: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const list = anchors.join(" ");

  useEffect(() => {
    const headings = list.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = (window.innerHeight * readingPart) / 100;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // Notices each heading that crosses the line, up or down, also in one jump, and none of the
    // scrolling between: all that is above the line counts as in view.
    const observer = new IntersectionObserver(look, {
      rootMargin: `999999px 0px -${100 - readingPart}% 0px`,
    });
    headings.forEach((heading) => observer.observe(heading));

    return () => observer.disconnect();
  }, [list]);

  return current;
};
