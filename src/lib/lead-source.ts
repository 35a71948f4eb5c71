import { isRecord } from "../../common/is-record";

import { keepText, readText } from "./tab-storage";

/** The fields of a source, and their longest values (cms/src/leads/forms/source.ts). */
export const sourceLimits = {
  utm_source: 100,
  utm_medium: 100,
  utm_campaign: 100,
  utm_term: 100,
  utm_content: 100,
  click_id: 200,
  referrer: 253,
  first_page: 255,
  previous_page: 255,
} as const;

/** Where a visitor came from. What is unknown is omitted. */
export type LeadSource = { [Name in keyof typeof sourceLimits]?: string };

/** The parameters with which advertisers mark a click. They identify it, so they need consent. */
const clickIds = ["gclid", "gbraid", "wbraid", "msclkid", "fbclid", "li_fat_id", "ttclid"];

const isCampaignParameter = (name: string) =>
  clickIds.includes(name) || (name.startsWith("utm_") && name in sourceLimits);

const key = "lead-source";

/** The texts among the values, without control characters, within the CMS's limits. */
const toSource = (values: Record<string, unknown>): LeadSource =>
  Object.fromEntries(
    Object.entries(sourceLimits).flatMap(([name, limit]) => {
      const value = values[name];
      if (typeof value !== "string") return [];
      // A surrogate is alone if its pair was cut.
      const text = value.slice(0, limit).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, "");

      return text === "" ? [] : [[name, text]];
    }),
  );

const parseUrl = (url: string | null | undefined): URL | undefined => {
  try {
    return new URL(url ?? "");
  } catch {
    return undefined;
  }
};

/** The source by the tab's history. Without the Navigation API, by this page and the one before. */
const computeSource = (withClickId: boolean): LeadSource => {
  const { location } = window;
  // Older browsers lack it.
  const navigation = window.navigation as Navigation | undefined;
  const entries = navigation?.entries() ?? [];
  const [first] = entries;
  const firstUrl = parseUrl(first?.url ?? location.href);
  // The page script keeps the referrer with each page: see keep-referrer.ts.
  const referrer = parseUrl(
    (first?.getState() as string | undefined) ||
      (first?.sameDocument === false ? "" : document.referrer),
  );
  const isOwn = referrer?.origin === location.origin;
  // A page of the site has opened this tab.
  const opener = isOwn ? referrer : undefined;

  const parameter = (name: string) =>
    [opener, firstUrl].map((page) => page?.searchParams.get(name)).find(Boolean);
  const clickId = clickIds.find(parameter);
  // Only the address of a campaign tells that a visit began there: without the history, the page before
  // may not be the first, and a page that opened this tab has a history that this tab cannot read.
  const start =
    opener && !(first && [...opener.searchParams.keys()].some(isCampaignParameter))
      ? undefined
      : (opener ?? firstUrl);
  const previousPages = entries
    .slice(0, navigation?.currentEntry?.index)
    .map(({ url }) => parseUrl(url)?.pathname)
    .reverse();

  return toSource({
    ...Object.fromEntries(Object.keys(sourceLimits).map((name) => [name, parameter(name)])),
    click_id: withClickId && clickId ? `${clickId}=${parameter(clickId)}` : undefined,
    referrer: referrer?.hostname === location.hostname ? undefined : referrer?.hostname,
    first_page: start?.pathname,
    previous_page: [...previousPages, opener?.pathname].find(
      (path) => path && path !== location.pathname,
    ),
  });
};

const readKept = (): LeadSource | undefined => {
  try {
    const kept: unknown = JSON.parse(readText(key) ?? "");

    return isRecord(kept) ? toSource(kept) : undefined;
  } catch {
    return undefined;
  }
};

const keep = (source: LeadSource) => keepText(key, JSON.stringify(source));

/**
 * Keeps the source for this tab, so that it outlasts a visit to another site. Call it once the visitor
 * fills in a form, not before: nothing may be stored for those who only read.
 *
 * @param withClickId whether the visitor allowed statistics.
 */
export const keepLeadSource = (withClickId: boolean): void => {
  if (!readKept()) keep(computeSource(withClickId));
};

/**
 * The source of a submission, from what was kept or else from the tab's history, which also has the
 * page before.
 *
 * @param withClickId whether the visitor allows statistics; otherwise a kept click ID is deleted.
 */
export const readLeadSource = (withClickId: boolean): LeadSource => {
  const current = computeSource(withClickId);
  const kept = readKept();
  if (!kept) return current;

  const { click_id: clickId, ...others } = kept;
  if (clickId && !withClickId) keep(others);

  return toSource({
    ...others,
    click_id: withClickId ? (clickId ?? current.click_id) : undefined,
    previous_page: current.previous_page,
  });
};
