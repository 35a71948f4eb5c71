/** A name whose words stay on one line of a heading: with no-break spaces, "React Native" does not break. */
export const keepTogether = (name: string) => name.replaceAll(" ", "\u00a0");
