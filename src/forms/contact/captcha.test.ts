import { isSolved, newCaptcha } from "./captcha";

describe("the captcha", () => {
  it("asks for the sum of two digits from 0 to 9", () => {
    const sums = Array.from({ length: 500 }, newCaptcha);
    const digits = new Set(sums.flatMap(({ left, right }) => [left, right]));

    expect([...digits].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each(["7", " 7 ", "07"])("is solved by %j", (answer) => {
    expect(isSolved({ left: 3, right: 4 }, answer)).toBe(true);
  });

  it.each(["", " ", "6", "34", "7.0", "7a", "seven", "-7", "7e0"])(
    "is not solved by %j",
    (answer) => {
      expect(isSolved({ left: 3, right: 4 }, answer)).toBe(false);
    },
  );

  it("is not solved by nothing when the sum is zero", () => {
    expect(isSolved({ left: 0, right: 0 }, "")).toBe(false);
  });
});
