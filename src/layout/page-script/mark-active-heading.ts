/** The upper part of the window in which a heading becomes active, in percent. */
const activeZonePercent = 30;

const anchorOf = (link: Element) => link.getAttribute("href")?.slice(1) ?? "";

/** Marks the link of the table of contents to the last heading in or above the upper part of the window. */
export const markActiveHeading = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-table-of-contents] a")];
  const headings = links.flatMap((link) => document.getElementById(anchorOf(link)) ?? []);
  if (headings.length === 0) return;

  const update = () => {
    const line = (innerHeight * activeZonePercent) / 100;
    const active = headings.filter((heading) => heading.getBoundingClientRect().top < line).at(-1);
    for (const link of links) {
      if (active && anchorOf(link) === active.id) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  // The huge top margin counts everything above the line as visible, so the observer fires only
  // when a heading crosses it.
  const observer = new IntersectionObserver(update, {
    rootMargin: `999999px 0px -${100 - activeZonePercent}% 0px`,
  });
  headings.forEach((heading) => observer.observe(heading));
};
