// #region check
export type Line = { article: string; quantity: number; cents: number };
/** What the ERP knows of an article: its package, and the price agreed with each customer. */
export type Article = { perPackage: number; prices: Record<string, number> };
type Master = ReadonlyMap<string, Article>;

/** Why a line that was read twice needs a person. An empty list is a green line. */
export function doubtsOf(readings: [Line, Line], customer: string, master: Master): string[] {
  const [line, second] = readings;
  const fields = ["article", "quantity", "cents"] as const;
  const unlike = fields.filter((field) => line[field] !== second[field]);
  if (unlike.length > 0) return unlike.map((field) => `The two readings differ: ${field}`);

  const article = master.get(line.article);
  if (!article) return [`There is no article ${line.article}`];
  const agreed = article.prices[customer];
  if (agreed === undefined) return [`This customer has never bought ${line.article}`];

  return [
    line.quantity % article.perPackage !== 0 && `Packages hold ${article.perPackage}`,
    line.cents !== agreed && `The agreed price is ${(agreed / 100).toFixed(2)}`,
  ].filter((doubt) => doubt !== false);
}
// #endregion
