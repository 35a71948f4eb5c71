/** Territories that the package's list lacks, and the listed country whose dialing code they share. */
const sharedCodes: Record<string, string> = {
  ax: "fi",
  bl: "gp",
  cc: "au",
  cx: "au",
  eh: "ma",
  gg: "gb",
  im: "gb",
  je: "gb",
  mf: "gp",
  sj: "no",
  yt: "re",
};

/** Others that it lacks. Its option for territories takes every British number for one of Jersey. */
const unlisted =
  "ac ai aq as bm bv ck fk fo gi gl gs hm ky mp ms nf nu pm pn sh sx ta tc tf tk um vg vi wf";

/**
 * The country of the package's list for a visitor's. With a code that it lacks, the field would have no
 * dialing code, and the first digits would choose a country.
 *
 * @param code two-letter code of a country or territory.
 */
export const listedCountry = (code: string): string => {
  const country = code.toLowerCase();

  return unlisted.split(" ").includes(country) ? "us" : (sharedCodes[country] ?? country);
};
