// "HTML", "R", "F#": letters that are pronounced one by one.
const spelledOut = /^[A-Z](?![a-z])/;
const lettersWithAn = /^[AEFHILMNORSX]/;
// Initial vowels with a consonant sound, as in "unit" or "one".
const consonantSound = /^(?:eu|one|uni|us[ae]|uti)/i;

/** Prepends "a" or "an" by pronunciation: "an iOS developer", "a UX designer". */
export const withArticle = (words: string) => {
  const an = spelledOut.test(words)
    ? lettersWithAn.test(words)
    : /^[aeiou]/i.test(words) && !consonantSound.test(words);

  return `${an ? "an" : "a"} ${words}`;
};
