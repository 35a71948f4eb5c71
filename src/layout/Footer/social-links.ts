const networks = [
  ["facebook", "Facebook"],
  ["youtube", "YouTube"],
  ["dribbble", "Dribbble"],
  ["figma", "Figma"],
  ["twitter", "Twitter"],
  ["linkedin", "LinkedIn"],
  ["instagram", "Instagram"],
  ["github", "GitHub"],
  ["xing", "XING"],
] as const;

type ProfileUrls = Readonly<Record<(typeof networks)[number][0], string | null>>;

/** Links to the social profiles of the site record, in the specification's order, then ours. */
export const socialLinks = (urls: ProfileUrls) =>
  networks.flatMap(([key, name]) => {
    const href = urls[key];

    return href ? [{ name, href }] : [];
  });
