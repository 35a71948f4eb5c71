/** The city by which the visitor's time zone is called, as far as it is called by one: "Chicago". */
export const homeCity = (zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string => {
  const [area, ...rest] = (zone ?? "").split("/");

  return area === "Etc" ? "" : (rest.at(-1) ?? "").replaceAll("_", " ");
};
