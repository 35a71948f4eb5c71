import { isSamePath } from "./is-same-path";

it.each([
  ["/about-us", "/about-us/", true],
  ["/about-us/", "/about-us/", true],
  ["/", "/", true],
  ["/blog/", "/blog/an-article/", false],
  ["/hire/hire-java-developer/", "/hire/hire-javascript-developer/", false],
])("isSamePath(%s, %s) is %s", (one, other, same) => {
  expect(isSamePath(one, other)).toBe(same);
});
