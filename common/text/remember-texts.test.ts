import { rememberTexts } from "./remember-texts.ts";

const createCounter = () => {
  const calls: string[] = [];
  const measure = rememberTexts((text, kind) => {
    calls.push(`${kind}:${text}`);

    return text.length || undefined;
  });

  return { calls, measure };
};

it("computes a text once for each kind", () => {
  const { calls, measure } = createCounter();

  expect([measure("two", "a"), measure("two", "b"), measure("two", "a")]).toEqual([3, 3, 3]);
  expect(calls).toEqual(["a:two", "b:two"]);
});

it("remembers that there is no result", () => {
  const { calls, measure } = createCounter();

  expect([measure(""), measure("")]).toEqual([undefined, undefined]);
  expect(calls).toHaveLength(1);
});

it("does not grow without end", () => {
  const { calls, measure } = createCounter();
  measure("first");
  for (let number = 0; number < 6_000; number += 1) measure(String(number));
  measure("first");

  expect(calls.filter((call) => call === ":first")).toHaveLength(2);
});
