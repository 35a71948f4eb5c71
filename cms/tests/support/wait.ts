/** Waits until something is so; throws after a while with what it waited for. */
export const until = async (
  what: string,
  check: () => boolean | Promise<boolean>,
  patienceMs = 15_000,
) => {
  const end = Date.now() + patienceMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`);
    await new Promise((next) => setTimeout(next, 50));
  }
};
