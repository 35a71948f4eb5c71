import { usedStyles } from "./used-styles";

const page = '<main class="root-a1 plain-b2 w-1/2"><dialog class="menu-c3"></dialog></main>';

it.each([
  ["what needs no class", ":root{--space:1rem}@layer base{*{margin:0}}a[href]{color:red}"],
  ["a class that needs escapes", ".w-1\\/2{color:red}"],
  ["a class of the page in a state", ".menu-c3[open]:hover::before{color:red}"],
  ["classes that an element may lack", ".root-a1:not(.absent):is(.other,:has(.third)){color:red}"],
  ["rules in conditions", "@media (width>=48rem){.root-a1 .plain-b2>dialog{color:red}}"],
  ["an animation that is used", "@keyframes rise{0%{opacity:0}}.root-a1{animation:rise 1s}"],
  ["faces", '@font-face{font-family:"A";src:url(a.woff2)}'],
])("keeps %s", (_what, css) => {
  expect(usedStyles(css, page)).toBe(css);
});

it.each([
  ["a class that the page lacks", ".absent{color:red}", ""],
  ["a rule that needs another class, too", ".root-a1 .absent{color:red}", ""],
  ["the unused part of a list", ".absent,.root-a1{color:red}", ".root-a1{color:red}"],
  ["a condition that is empty then", "@media print{.absent{color:red}}", ""],
  ["an animation that is not used", "@keyframes rise{0%{opacity:0}}", ""],
])("removes %s", (_what, css, left) => {
  expect(usedStyles(css, page)).toBe(left);
});

it("gives each page its own, also of a sheet that it has parsed before", () => {
  const css = ".root-a1{color:red}.other-d4{color:blue}";

  expect(usedStyles(css, page)).toBe(".root-a1{color:red}");
  expect(usedStyles(css, '<p class="other-d4">')).toBe(".other-d4{color:blue}");
});
