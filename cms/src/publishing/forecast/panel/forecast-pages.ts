import type { Difference, Forecast, PageForecast } from "../../../common/forecast";

/** The most pages that are listed. */
const maxListed = 200;
/** The entries that are listed before the others are opened. */
const firstEntries = 10;

/** A page, or several pages with the same difference; `count` is of all, `paths` may be shortened. */
export type ForecastEntry = Pick<PageForecast, "kind"> & {
  paths: string[];
  count: number;
  difference: Difference;
};

/** The entries of a list; the numbers are of pages: in `rest`, and of those in no entry. */
export type ForecastList = {
  first: ForecastEntry[];
  rest: ForecastEntry[];
  restCount: number;
  unlisted: number;
};

/** Pages that change get one entry if they have the same difference, which is listed completely. */
const groupKey = ({ path, kind, texts, count }: PageForecast) =>
  kind === "changed" && count === texts.length ? JSON.stringify(texts) : path;

const toEntry = (pages: [PageForecast, ...PageForecast[]]): ForecastEntry => {
  const [{ kind, texts, count }] = pages;

  return {
    kind,
    paths: pages.map(({ path }) => path),
    count: pages.length,
    difference: { texts, count },
  };
};

/** The entries with together at most so many paths, and those with at least one. */
const shorten = (entries: ForecastEntry[]): ForecastEntry[] => {
  let left = maxListed;

  return entries.flatMap((entry) => {
    const paths = entry.paths.slice(0, left);
    left -= paths.length;

    return paths.length > 0 ? [{ ...entry, paths }] : [];
  });
};

const countPages = (entries: ForecastEntry[]) => entries.reduce((sum, { count }) => sum + count, 0);

/** The list of the pages that publishing changes. */
export const listForecast = ({ pages }: Pick<Forecast, "pages">): ForecastList => {
  const groups = new Map<string, [PageForecast, ...PageForecast[]]>();
  for (const page of pages) {
    const key = groupKey(page);
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  const entries = shorten([...groups.values()].map(toEntry));
  const rest = entries.slice(firstEntries);

  return {
    first: entries.slice(0, firstEntries),
    rest,
    restCount: countPages(rest),
    unlisted: pages.length - countPages(entries),
  };
};
