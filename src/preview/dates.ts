const parts: Record<string, Intl.DateTimeFormatOptions> = {
  YYYY: { year: "numeric" },
  MMMM: { month: "long" },
  MM: { month: "2-digit" },
  D: { day: "numeric" },
  DD: { day: "2-digit" },
};

/**
 * A date in the format that a query asks for (`formatString`), in UTC as in the build.
 *
 * @throws {Error} for a part of a format that no query of the site had when this was written.
 */
export const formatDate = (value: string, format: string) => {
  const date = new Date(value);

  return format.replace(/[A-Za-z]+/g, (part) => {
    const options = parts[part];
    if (!options)
      throw new Error(`Previews cannot write "${part}" of dates: add it to src/preview/dates.ts`);

    return date.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
  });
};
