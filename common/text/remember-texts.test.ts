import { rememberTexts } from "./remember-texts.ts";

const createCounter = () => {
  const texts: string[] = [];
  const measure = rememberTexts((text) => {
    texts.push(text);

    return text.length || undefined;
  });

  return { texts, measure };
};

it("computes each text once, also without a result", () => {
  const { texts, measure } = createCounter();

  expect(["two", "", "two", ""].map(measure)).toEqual([3, undefined, 3, undefined]);
  expect(texts).toEqual(["two", ""]);
});

it("does not grow without end", () => {
  const { texts, measure } = createCounter();
  measure("first");
  for (let number = 0; number < 6_000; number += 1) measure(String(number));
  measure("first");

  expect(texts.filter((text) => text === "first")).toHaveLength(2);
});
