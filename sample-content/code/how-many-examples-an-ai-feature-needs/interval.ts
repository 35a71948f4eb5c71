// #region wilson
/** The 95% Wilson interval: between which shares the true one probably is. */
export function interval(correct: number, examples: number): [low: number, high: number] {
  const z = 1.96;
  const share = correct / examples;
  const center = share + z ** 2 / (2 * examples);
  const margin = z * Math.sqrt((share * (1 - share)) / examples + z ** 2 / (4 * examples ** 2));
  const scale = 1 + z ** 2 / examples;
  return [(center - margin) / scale, (center + margin) / scale];
}
// #endregion

// #region sign-test
/** How often two equally good versions would differ at least this much on the same examples. */
export function chanceOfLuck(onlyOldCorrect: number, onlyNewCorrect: number) {
  const n = onlyOldCorrect + onlyNewCorrect;
  const k = Math.min(onlyOldCorrect, onlyNewCorrect);
  let ways = 1; // n choose i
  let sum = 0;
  for (let i = 0; i <= k; i++) {
    sum += ways;
    ways = (ways * (n - i)) / (i + 1);
  }
  return Math.min(1, (2 * sum) / 2 ** n);
}
// #endregion
