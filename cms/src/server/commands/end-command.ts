/**
 * Prints a message, and lets the process end with 1. Before Strapi loads nothing keeps it running, and
 * process.exit can hang while V8 compiles in the background (Node 24).
 */
export const endWithError = (sentence: string): void => {
  console.error(sentence);
  process.exitCode = 1;
};

/** Prints a message and exits with 1. */
export const exitWithError = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
