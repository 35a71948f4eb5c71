/** A record that could not be published, and why. */
export type DraftReport = { name: string; sentences: string[] };

/** What an import has done. */
export type ImportReport = {
  created: number;
  updated: number;
  published: number;
  /** Parts that an earlier import has brought, unchanged since. */
  skipped: number;
  drafts: DraftReport[];
  /** What was left out or left as it is, as sentences. */
  leftOut: string[];
};

export const createReport = (): ImportReport => ({
  created: 0,
  updated: 0,
  published: 0,
  skipped: 0,
  drafts: [],
  leftOut: [],
});

/** A report as the text that the command prints. */
export const formatReport = ({ drafts, leftOut, ...counts }: ImportReport): string =>
  [
    `Created: ${counts.created}. Updated: ${counts.updated}. Published: ${counts.published}. Skipped, because they were imported before: ${counts.skipped}.`,
    ...(drafts.length > 0 ? [`Drafts that cannot be published yet: ${drafts.length}.`] : []),
    ...drafts.flatMap(({ name, sentences }) => [
      `  ${name}`,
      ...sentences.map((sentence) => `    ${sentence}`),
    ]),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.length}.`] : []),
    ...leftOut.map((sentence) => `  ${sentence}`),
  ].join("\n");
