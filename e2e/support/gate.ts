/** Holds something back, an answer of a server for instance, until a test has seen what it waits for. */
export const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  return { open, opened };
};
