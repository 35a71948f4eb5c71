/** @jest-environment jsdom */
import { openOtherSites } from "./open-other-sites";

beforeAll(openOtherSites);

it.each([
  ["tel:+15550100", "_blank"],
  ["mailto:hello@a.example", "_blank"],
  ["https://wa.me/15550100", "_blank"],
  ["/contact-us/", ""],
  ["#contact-form", ""],
  ["data:text/plain,words", ""],
  [`${location.origin}/blog/`, ""],
])("a link to %s opens in the target “%s”", (href, target) => {
  const link = document.createElement("a");
  link.href = href;
  link.innerHTML = "<span>Words</span>";
  document.body.append(link);
  // jsdom cannot follow it.
  link.addEventListener("click", (event) => event.preventDefault());
  link.querySelector("span")?.click();

  expect(link.target).toBe(target);
});
