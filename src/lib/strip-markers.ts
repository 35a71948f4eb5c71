/**
 * Strips the runs of invisible characters by which a preview marks the source of a text. One alone is an
 * editor's: it joins the letters of a word, or two emoji to one.
 */
export const stripMarkers = (text: string) => text.replace(/[\u200b-\u200d\ufeff]{4,}/g, "").trim();
