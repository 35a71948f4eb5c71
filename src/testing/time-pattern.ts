import { createContext, runInContext } from "node:vm";

/** Characters to repeat for every pattern. */
const fillers = ["a", "a@", "a.", "a ", " ", "\n", "<", "-", ".", "/", "0", "a-", "a/", "(", '"'];

/** The literal parts of a pattern. */
const wordsOf = ({ source }: RegExp): string[] => {
  const words: string[] = [];
  const token =
    /\\[nrt]|\\([^\w\s])|\\(?:u\{?\w+\}?|p\{\w+\}|.)|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!:]|\(\?<\w+>|\{[\d,]*\}|[()|^$*+?.]|([^])/g;
  let word = "";
  for (const [whole, escaped, plain] of source.matchAll(token)) {
    const text = /^\\[nrt]$/.test(whole) ? "\n" : (escaped ?? plain);
    if (text !== undefined) word += text;
    else {
      words.push(word);
      word = "";
    }
  }

  return [...new Set([...words, word])].filter(Boolean);
};

/** One character of each character class of a pattern. */
const signsOf = ({ source }: RegExp) => source.replace(/\\[bBdDsSwWnrtu]/g, "").match(/[^\w\s]/g);

/** Inputs of a length on which a pattern with nested or overlapping quantifiers is slow. */
const hostileTexts = (pattern: RegExp, length: number): string[] => {
  const words = wordsOf(pattern);
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(""));
  const parts = [...(signsOf(pattern) ?? []), ...words.flatMap((word) => [word, `${word} `])];
  const repeated = [...new Set([...fillers, ...parts, ...beginnings])];
  const starts = [...new Set(["", words[0] ?? "", beginnings.at(-1) ?? ""])];

  return starts.flatMap((start) =>
    repeated.map(
      (text) => `${start}${text.repeat(Math.ceil(length / text.length)).slice(0, length)}\0!`,
    ),
  );
};

const sandbox: { pattern?: RegExp; text?: string } = createContext({});

/** The CPU time that a pattern takes on an input, in milliseconds, with a timeout. */
const cpuTime = (pattern: RegExp, text: string, timeout: number) => {
  Object.assign(sandbox, { pattern: new RegExp(pattern), text });
  const before = process.cpuUsage();
  try {
    runInContext("text.replace(pattern, '')", sandbox, { timeout });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
  }
  const { user, system } = process.cpuUsage(before);

  return (user + system) / 1000;
};

/**
 * Finds a text of this length on which a pattern exceeds the time limit in three runs of three.
 *
 * @returns its beginning, in quotes; undefined if there is none.
 */
export const slowText = (pattern: RegExp, length: number, mostMs: number): string | undefined => {
  const isSlow = (text: string) =>
    [1, 2, 3].every(() => cpuTime(pattern, text, 20 * mostMs) > mostMs);
  const slow = hostileTexts(pattern, length).find(isSlow);

  return slow && JSON.stringify(slow.slice(0, 40));
};
