import { required } from "./required";

it.each(["", 0, false, [], "text"])("%j is there", (value) => {
  expect(required(value, "the value")).toBe(value);
});

it.each([null, undefined])("%s is named as missing", (value) => {
  expect(() => required(value, "the site record")).toThrow("Missing the site record");
});
