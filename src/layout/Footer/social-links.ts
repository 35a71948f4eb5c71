const networks = [
  ["facebook", "Facebook"],
  ["youtube", "YouTube"],
  ["dribbble", "Dribbble"],
  ["figma", "Figma"],
  ["twitter", "Twitter"],
  ["linkedin", "LinkedIn"],
] as const;

type Addresses = Readonly<Record<(typeof networks)[number][0], string | null>>;

/** The profiles that the site record names, in the specification's order. An empty address is no link. */
export const socialLinks = (addresses: Addresses) =>
  networks.flatMap(([key, name]) => {
    const href = addresses[key];

    return href ? [{ name, href }] : [];
  });
