/** Some browsers still report legacy IANA names. */
const renamed: Readonly<Record<string, string>> = {
  Calcutta: "Kolkata",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
};

/** The city in the visitor's IANA time zone, such as "Chicago", or an empty string. */
export const cityFromTimeZone = (
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => {
  const [area, ...rest] = (zone ?? "").split("/");
  const city = area === "Etc" ? "" : (rest.at(-1) ?? "").replaceAll("_", " ");

  return renamed[city] ?? city;
};
