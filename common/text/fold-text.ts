/** Letters that Unicode does not compose of a base letter and marks. */
const folded: Record<string, string> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ı: "i",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
};

/** Text for comparison: in lower case, and letters without accents. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøæœłđıðþħŧ]/g, (letter) => folded[letter] ?? letter);
