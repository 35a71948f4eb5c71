import type { Difference, Forecast, PageForecast } from "../../../common/forecast";
import { numberOf } from "../../../common/text/number-of";
import { listOf } from "../../../panel/list-of";
import { listOther, listRedirects } from "../../state/panel/page-changes";
import type { ForecastEntry } from "./forecast-pages";

const countOf = (pages: PageForecast[], kind: PageForecast["kind"]): number =>
  pages.filter((page) => page.kind === kind).length;

/** "changes 12 pages", "adds 1": what happens to pages; the first part has the noun. */
const partsOf = (pages: PageForecast[], everyPage: Forecast["everyPage"]): string[] => {
  const every = everyPage ? [`changes every page (${everyPage.pages})`] : [];
  const counts = [
    ["changes", everyPage ? 0 : countOf(pages, "changed")],
    ["adds", countOf(pages, "added")],
    ["removes", countOf(pages, "removed")],
  ] as const;
  const others = counts
    .filter(([, number]) => number > 0)
    .map(([verb, number], index) => {
      const hasNoun = every.length === 0 && index === 0;

      return `${verb} ${hasNoun ? numberOf(number, "page") : number}`;
    });

  return [...every, ...others];
};

const describePages = ({ pages, everyPage }: Forecast): string[] => {
  const parts = partsOf(pages, everyPage);
  const changed = countOf(pages, "changed");
  const more =
    changed === 1 ? "1 page has other changes, too." : `${changed} pages have other changes, too.`;

  return [
    ...(parts.length > 0 ? [`Publishing ${listOf(parts)}.`] : []),
    ...(everyPage && changed > 0 ? [more] : []),
  ];
};

/** What publishing changes on the site, in sentences. */
export const describeForecast = (forecast: Forecast): string[] => {
  const ofPages = describePages(forecast);
  const { moves, redirects, other } = forecast;
  const redirected = listRedirects(redirects);
  const others = listOther(other);

  return [
    ...(ofPages.length > 0 ? ofPages : ["Publishing changes no page."]),
    ...(moves
      ? [`The page moves from ${moves.from} to ${moves.to}; visitors are redirected.`]
      : []),
    ...(redirected ? [`Redirects: ${redirected}.`] : []),
    ...(others ? [`Also: ${others}.`] : []),
  ];
};

/** Why publishing is refused now, in sentences. */
export const describeRefusals = (refusals: readonly string[]): string[] => [
  "Publishing is refused until you correct this:",
  ...refusals,
];

/** The heading of the fields that differ. */
export const fieldsLabel = (count: number) => `${numberOf(count, "field")} of this record`;

/** The heading of the difference that every page has. */
export const everyPageLabel = ({ pages }: { pages: number }) => `Every page (${pages})`;

/** "/x/", "/y/ (added)", "38 pages". */
export const entryLabel = ({ paths, count, kind }: ForecastEntry): string => {
  const pages = count === 1 ? (paths[0] ?? "") : numberOf(count, "page");

  return kind === "changed" ? pages : `${pages} (${kind})`;
};

/** What differs if no text does, or how many more texts do; null if the texts say it all. */
export const describeRest = (
  { texts, count }: Difference,
  kind: PageForecast["kind"],
): string | null => {
  const more = count - texts.length;
  if (more > 0)
    return texts.length > 0 ? `and ${numberOf(more, "more text")}` : numberOf(more, "text");
  if (count > 0 || kind !== "changed") return null;

  return "The order, a link or a picture differs.";
};
