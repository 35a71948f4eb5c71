import { required } from "./required";

it.each(["", 0, false, [], "text"])("returns %j", (value) => {
  expect(required(value, "the value")).toBe(value);
});

it.each([null, undefined])("throws for %s and names the missing value", (value) => {
  expect(() => required(value, "the site record")).toThrow("Missing the site record");
});
