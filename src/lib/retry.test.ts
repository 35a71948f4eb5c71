import { isTransient, backOff } from "./retry";

describe("backOff", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const over = async (random: number, signal = new AbortController().signal) => {
    jest.spyOn(Math, "random").mockReturnValue(random);
    const done = jest.fn();
    void backOff(400, signal).then(done);
    await Promise.resolve();

    return done;
  };

  it.each([
    [0, 400],
    [0.5, 500],
    [1, 600],
  ])("adds up to half of the delay at random (%d)", async (random, delay) => {
    const done = await over(random);
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(done).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("ends the delay if the attempt is aborted", async () => {
    const controller = new AbortController();
    const done = await over(0, controller.signal);
    controller.abort();
    await jest.advanceTimersByTimeAsync(0);

    expect(done).toHaveBeenCalledTimes(1);
  });
});

it("counts no other server error as transient", () => {
  expect(isTransient(501)).toBe(false);
});
