/** Lines by kind, of which memory keeps only those that are shown. */
export type Groups = {
  add: (kind: string, line: string) => void;
  /** The lines of each kind below its name and count, in the order of the first of each kind. */
  lines: () => string[];
  count: () => number;
};

/**
 * Creates groups of lines.
 *
 * @param most how many lines of each kind are shown.
 */
export const createGroups = (most: number): Groups => {
  const groups = new Map<string, { count: number; lines: string[] }>();

  return {
    add: (kind, line) => {
      const group = groups.get(kind) ?? { count: 0, lines: [] };
      groups.set(kind, group);
      group.count += 1;
      if (group.lines.length < most) group.lines.push(line);
    },
    lines: () =>
      [...groups].flatMap(([kind, { count, lines }]) => [
        `  ${kind} (${count})`,
        ...lines.map((line) => `    ${line}`),
        ...(count > lines.length ? [`    and ${count - lines.length} more`] : []),
      ]),
    count: () => [...groups.values()].reduce((sum, { count }) => sum + count, 0),
  };
};
