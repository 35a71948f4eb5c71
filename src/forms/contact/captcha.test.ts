import { isSolved, newCaptcha } from "./captcha";

describe("the captcha", () => {
  afterEach(() => jest.restoreAllMocks());

  it("adds two random digits from 0 to 9", () => {
    const seen = new Set<number>();
    for (let round = 0; round < 2000; round += 1) {
      const { left, right } = newCaptcha();
      seen.add(left).add(right);
    }

    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each(["13", " 13 ", "013", "１３", "\u200b13"])("accepts %j", (answer) => {
    expect(isSolved({ left: 8, right: 5 }, answer)).toBe(true);
  });

  it.each(["", " ", "12", "1", "130", "13.0", "1e1", "thirteen", "-13", "+13"])(
    "rejects %j",
    (answer) => {
      expect(isSolved({ left: 8, right: 5 }, answer)).toBe(false);
    },
  );

  it("rejects an empty answer if the sum is zero", () => {
    expect(isSolved({ left: 0, right: 0 }, "")).toBe(false);
    expect(isSolved({ left: 0, right: 0 }, "0")).toBe(true);
  });
});
