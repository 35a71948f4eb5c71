import { Refusal } from "../http/errors";

/** Each upload holds its file in memory, so only so many run at once. */
const most = 8;
/** And few of one address, so that nobody can keep everybody else's uploads out. */
const mostOfOneAddress = 2;

const running = new Map<string, number>();

/** Any upload that has to wait its turn: what the visitor's browser may try again shortly. */
const busy = () =>
  new Refusal(
    503,
    "ServiceUnavailableError",
    "Many files are on their way just now. Please try again in a moment.",
    {},
    { "Retry-After": "5", Connection: "close" },
  );

/**
 * Runs an upload of one address (hidden, as `addressKey` makes it) while there is room for it.
 *
 * @throws {Refusal} 503 with `Retry-After` when too many run, of this address or of all.
 */
export const inSlot = async <Result>(
  address: string,
  upload: () => Promise<Result>,
): Promise<Result> => {
  const own = running.get(address) ?? 0;
  const all = [...running.values()].reduce((sum, count) => sum + count, 0);
  if (own >= mostOfOneAddress || all >= most) throw busy();

  running.set(address, own + 1);
  try {
    return await upload();
  } finally {
    const left = (running.get(address) ?? 1) - 1;
    if (left > 0) running.set(address, left);
    else running.delete(address);
  }
};
