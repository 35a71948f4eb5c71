const parts: Record<string, Intl.DateTimeFormatOptions> = {
  YYYY: { year: "numeric" },
  MMMM: { month: "long" },
  MM: { month: "2-digit" },
  D: { day: "numeric" },
  DD: { day: "2-digit" },
};

/**
 * Formats a date by a query's `formatString`, in UTC as in the build.
 *
 * @throws {Error} for an unsupported format token.
 */
export const formatDate = (value: string, format: string) => {
  const date = new Date(value);

  return format.replace(/[A-Za-z]+/g, (part) => {
    const options = parts[part];
    if (!options)
      throw new Error(
        `Unsupported date format token "${part}": add it to src/preview/data/dates.ts`,
      );

    return date.toLocaleString("en-US", { ...options, timeZone: "UTC" });
  });
};
