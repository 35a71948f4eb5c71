/** Strips the invisible characters by which a preview marks the source of a text. */
export const stripMarkers = (text: string) => text.replace(/\p{Cf}/gu, "").trim();
