/** True if a server on a port of this computer answers within a time; others may accept and be silent. */
export const isListening = (port: number, milliseconds = 2000) =>
  fetch(`http://127.0.0.1:${port}/`, {
    redirect: "manual",
    signal: AbortSignal.timeout(milliseconds),
  }).then(
    () => true,
    () => false,
  );
