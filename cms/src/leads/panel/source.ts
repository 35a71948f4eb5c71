/** A lead as the panel has it, as far as it says where the visitor came from. */
export type Source = Readonly<
  Partial<
    Record<
      "utm_source" | "utm_medium" | "utm_campaign" | "referrer" | "first_page" | "url",
      string | null
    >
  >
>;

/** Where a lead comes from, in one sentence; undefined for other records, and if the role may not know. */
export const describeSource = (lead: Source): string | undefined => {
  const { utm_source: source, utm_medium: medium, utm_campaign: campaign } = lead;
  const { referrer, first_page: firstPage, url } = lead;
  if (referrer === undefined && firstPage === undefined && source === undefined) return undefined;

  const parts = [
    source || referrer || "Direct or unknown",
    source && referrer && `from ${referrer}`,
    medium && `medium ${medium}`,
    campaign && `campaign ${campaign}`,
    firstPage && `first page ${firstPage}`,
    url !== null && url !== undefined && `sent from /${url.replace(/^\//, "")}`,
  ];

  return parts.filter(Boolean).join(", ");
};
