import { isStopping } from "../../publisher/process.ts";

/** Formats a duration: `5.2 s`, `3 min 20 s`. */
export const formatDuration = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;

  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
};

/** Prints a title and indented lines below it; nothing without lines. */
export const printList = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`)].join("\n"));
};

const reportMs = 30_000;

/**
 * Runs one step of a command and prints its title, result and duration, and every 30 s that it still runs.
 *
 * @param note formats the result for the line.
 */
export const step = async <T>(
  title: string,
  action: () => T | Promise<T>,
  note: (result: T) => string = () => "",
): Promise<T> => {
  const begin = Date.now();
  const print = (sign: string, text: string) => {
    console.log(`  ${sign} ${text.padEnd(60)} ${formatDuration(Date.now() - begin).padStart(14)}`);
  };

  if (process.stdout.isTTY) process.stdout.write(`  … ${title}\r`);
  const timer = setInterval(() => print("…", title), reportMs);
  try {
    const result = await action();
    print("✓", [title, note(result)].filter(Boolean).join(": "));

    return result;
  } catch (error) {
    // A step that is stopped with everything else has not failed.
    if (!isStopping()) print("✗", title);
    throw error;
  } finally {
    clearInterval(timer);
  }
};
