import { withArticle } from "./with-article";

describe("withArticle", () => {
  it.each([
    "an Android",
    "an iOS",
    "an Angular",
    "an Ionic",
    "an Odoo",
    "an Express",
    "an Electron",
    "an Illustrator",
    "an HTML",
    "an R",
    "an F#",
    "an ASP.NET",
    "an Unreal",
    "an Ubuntu",
    "a Unity",
    "a UX",
    "a usability",
    "a Euro",
    "a PHP",
    "a CSS",
    "a .NET",
    "a C++",
    "a Go",
    "a HubSpot",
    "a Flutter",
    "a Laravel",
    "a quality analyst",
    "a dedicated developer",
  ])("returns %s", (words) => {
    expect(withArticle(words.replace(/^an? /, ""))).toBe(words);
  });
});
