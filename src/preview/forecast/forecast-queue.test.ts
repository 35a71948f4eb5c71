import { BusyError, createForecastQueue } from "./forecast-queue";

const open = () => new AbortController().signal;

/** A queue with tasks that end when they are told to. */
const start = () => {
  const queue = createForecastQueue<string>();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = async (key: string, signal = open()) =>
    queue(
      key,
      () =>
        new Promise((done) => {
          begun.push(key);
          ends.set(key, () => done(key));
        }),
      signal,
    );

  return { ask, begun, end: (key: string) => ends.get(key)?.() };
};

/** Lets what is ready run. */
const settle = () => new Promise((done) => setImmediate(done));

it("refuses the tenth request at once, and accepts again when one has ended", async () => {
  const { ask, begun, end } = start();
  const keys = Array.from({ length: 10 }, (_, index) => String(index));
  const accepted = keys.map((key) => ask(key));
  const refused = await Promise.allSettled(accepted.slice(5));
  for (const result of refused) {
    expect(result).toEqual({ status: "rejected", reason: expect.any(BusyError) });
  }
  await settle();
  expect(begun).toEqual(["0"]);

  end("0");
  await expect(accepted[0]).resolves.toBe("0");
  const next = ask("next");
  for (const key of ["1", "2", "3", "4", "next"]) {
    await settle();
    end(key);
  }
  await expect(next).resolves.toBe("next");
});

it("gives the requests for one forecast one result, without a place in the queue", async () => {
  const { ask, begun, end } = start();
  const all = Array.from({ length: 20 }, () => ask("same"));
  await settle();
  end("same");

  expect(new Set(await Promise.all(all))).toEqual(new Set(["same"]));
  expect(begun).toEqual(["same"]);
});

it("does not begin what nobody waits for, and gives its place to others", async () => {
  const { ask, begun, end } = start();
  const first = ask("first");
  await settle();
  const gone = new AbortController();
  const left = ["a", "b", "c", "d", "e"].map((key) => ask(key, gone.signal));
  const stayed = ask("a");
  void Promise.allSettled(left);
  gone.abort();
  const last = ask("last");
  end("first");
  await first;
  for (const key of ["a", "last"]) {
    await settle();
    end(key);
  }

  await expect(stayed).resolves.toBe("a");
  await expect(last).resolves.toBe("last");
  expect(begun).toEqual(["first", "a", "last"]);
});
