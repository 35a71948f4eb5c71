// #region check
const ask = async (address: URL | string) => {
  const answer = await fetch(address, { redirect: "manual" });
  await answer.body?.cancel();
  return answer;
};

/** What is wrong with the answer of an old address; undefined when nothing is. */
export async function problemOf(address: string): Promise<string | undefined> {
  const { status, headers } = await ask(address);
  if (status === 200 || status === 410) return undefined;
  if (status !== 301) return `answers ${status}`;

  const target = new URL(headers.get("location") ?? "", address);
  if (target.pathname === "/") return "leads to the home page";
  const next = await ask(target);
  return next.status === 200 ? undefined : `leads to ${target.pathname}: ${next.status}`;
}

/** Asks for all addresses, eight at a time, and returns those with a problem. */
export async function check(addresses: readonly string[]): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  const queue = addresses.values();
  const worker = async () => {
    for (const address of queue) {
      const problem = await problemOf(address);
      if (problem) problems.set(address, problem);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return problems;
}
// #endregion
