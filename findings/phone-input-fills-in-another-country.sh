#!/usr/bin/env bash
# A browser fills a stored national number into react-phone-input-2, whose country is the United States.
#
# Browsers store numbers as people typed them, such as 2025550123. Guess: the component puts the code of
# its country, +1, before a number that has none; or it keeps the text and marks it as invalid.
# Seen (2.15.1, React 18.3.1): it takes the first digits for a country code, and reports a number in Egypt
# (+20 255 501 23) for one in Washington; a British one with its leading 0 becomes +0…, and loses its last
# digits if it begins with 00. No callback tells it from a number that was typed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@18.3.1 react-dom@18.3.1 react-phone-input-2@2.15.1 jsdom@26.1.0
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><div id=root></div>", { pretendToBeVisual: true });
const { document, HTMLElement, Event, HTMLInputElement } = window;
Object.assign(globalThis, { window, document, HTMLElement, IS_REACT_ACT_ENVIRONMENT: true });
const { default: React } = await import("react");
const { createRoot } = await import("react-dom/client");
const { default: phoneInput } = await import("react-phone-input-2");
const PhoneInput = phoneInput.default ?? phoneInput;

/** What a browser's autofill does with a text field. */
const fillIn = (input, value) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, value);
  for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
};

const read = async (value) => {
  const root = createRoot(document.getElementById("root"));
  let reported;
  const onChange = (digits, { countryCode }) => (reported = `${countryCode ?? "?"} ${digits}`);
  await React.act(() => root.render(React.createElement(PhoneInput, { country: "us", onChange })));
  await React.act(() => fillIn(document.querySelector("input"), value));
  await React.act(() => root.unmount());

  return reported;
};

const results = {};
for (const value of ["+12025550123", "2025550123", "020 7946 0958", "0044 20 7946 0958"]) {
  results[value] = await read(value);
}
console.log(results);
assert.equal(results["+12025550123"], "us 12025550123");
assert.equal(results["2025550123"], "eg 2025550123");
assert.match(results["020 7946 0958"], / 02079460958$/);
assert.match(results["0044 20 7946 0958"], / 00442079460$/);
CODE
node try.mjs
