import { useEffect, useState } from "react";

/** The upper part of the viewport in which a heading becomes active, in percent. */
const activeZonePercent = 30;

/** The anchor of the last heading in or above the upper part of the viewport, or null. */
export const useActiveHeading = (anchors: readonly string[]): string | null => {
  const [active, setActive] = useState<string | null>(null);
  const joined = anchors.join(" ");

  useEffect(() => {
    const headings = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const line = (window.innerHeight * activeZonePercent) / 100;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
      setActive(passed.at(-1)?.id ?? null);
    };
    // The huge top margin counts everything above the line as visible, so the observer fires only
    // when a heading crosses it.
    const observer = new IntersectionObserver(update, {
      rootMargin: `999999px 0px -${100 - activeZonePercent}% 0px`,
    });
    headings.forEach((heading) => observer.observe(heading));

    return () => observer.disconnect();
  }, [joined]);

  return active;
};
