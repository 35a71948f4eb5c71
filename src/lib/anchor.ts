/** The anchor of a heading: `How it goes` becomes `how-it-goes`. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "");
