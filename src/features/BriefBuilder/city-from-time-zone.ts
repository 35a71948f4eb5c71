/** The city in the visitor's IANA time zone, such as "Chicago", or empty. */
export const cityFromTimeZone = (
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => {
  const [area, ...rest] = (zone ?? "").split("/");

  return area === "Etc" ? "" : (rest.at(-1) ?? "").replaceAll("_", " ");
};
