import assert from "node:assert/strict";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { OperatorError } from "../../../common/operator-error.ts";
import { createHttpRules } from "../rules.ts";
import { createTempDir } from "../../tests/support/built-site.ts";
import { manifest } from "../../tests/support/manifest.ts";
import { redirects } from "../../tests/support/url-cases.ts";
import { readCheckedRules } from "./checked-rules.ts";

const file = join(createTempDir(), "release.json");
const rules = createHttpRules({ ...manifest, redirects });

const write = (value: object) => writeFileSync(file, JSON.stringify({ rules: value }));

const assertRefused = async (name: string) => {
  const error: unknown = await readCheckedRules(file).then(
    () => assert.fail(`accepted: ${name}`),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof OperatorError, `${name}: ${String(error)}`);
  assert.match(error.message, /^The release's release\.json is refused, [\w ,.':()-]+\.$/, name);
  assert.doesNotMatch(error.message, /hostile/, name);
};

test("reads the rules of a release, except the CMS's URL", async () => {
  write(rules);
  assert.deepEqual(await readCheckedRules(file), { ...rules, apiUrl: "" });
});

/** Changes one value of the rules. */
const changed = (...changes: [path: string, value: unknown][]) => {
  const copy = structuredClone(rules) as unknown as Record<string, unknown>;
  for (const [path, value] of changes) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const place = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
    place[last] = value;
  }

  return copy;
};

const texts = {
  "a line break": "hostile\nroot /;",
  "a carriage return": "hostile\r",
  "a variable": "hostile $http_cookie",
  "a quote": 'hostile"; root /; #',
  "a backslash": "hostile\\",
  braces: "hostile{}",
  "a control character": "hostile\u0000",
  "a character that is not ASCII": "hostile\u2028",
  "too many characters": "hostile".repeat(1000),
  nothing: "",
};
const places = [
  "host",
  "cache.hashed",
  "cache.other",
  "cache.error",
  "headers.everywhere.X-Frame-Options",
  "headers.pages.Permissions-Policy",
  "headers.search.Content-Security-Policy",
  "headers.unlisted.X-Robots-Tag",
];
for (const [name, text] of Object.entries(texts)) {
  test(`refuses ${name} in a value`, async () => {
    for (const place of places) {
      write(changed([place, text]));
      await assertRefused(`${place}: ${name}`);
    }
    for (const redirect of [
      { from: `/${text}`, to: "/", permanent: true },
      { from: "/old/", to: `/${text}`, permanent: true },
    ].slice(text === "" ? 2 : 0)) {
      write(changed(["redirects", [redirect]]));
      await assertRefused(`${JSON.stringify(redirect)}: ${name}`);
    }
  });
}

test("refuses values of other types and unknown headers", async () => {
  const redirect = { from: "/old/", to: "/", permanent: true };
  for (const [place, value] of [
    ...["host", "headers", "headers.pages", "cache", "cache.other", "redirects"].flatMap((path) =>
      [null, 1, ["hostile"], { hostile: { hostile: 1 } }].map((wrong) => [path, wrong] as const),
    ),
    ["host", "hostile;x"],
    ["host", "(hostile)+"],
    ["headers.pages.Hostile", "1"],
    ["headers.pages.X-Frame-Options; root /", "1"],
    ["headers.everywhere", JSON.parse('{ "__proto__": "hostile" }')],
    ["redirects", [{ ...redirect, permanent: "hostile" }]],
    ["redirects", [{ ...redirect, from: "/old;/" }]],
    ["redirects", [{ ...redirect, from: "/old/../" }]],
    ["redirects", [{ ...redirect, to: "javascript:hostile" }]],
    ["redirects", [{ ...redirect, to: "//hostile.example" }]],
    ["redirects", [{ from: "/old/", permanent: true }]],
    ["redirects", [redirect, redirect]],
    ["redirects", Array.from({ length: 5001 }, (_, n) => ({ ...redirect, from: `/${n}/` }))],
  ] as const) {
    write(changed([place, value]));
    await assertRefused(`${place}: ${JSON.stringify(value).slice(0, 100)}`);
  }
});

test("refuses what is no object in JSON, and more than 1 MB", async () => {
  for (const text of [
    "",
    "hostile",
    "null",
    "[]",
    '"hostile"',
    "{",
    "{}",
    JSON.stringify({ rules }).padEnd(2 ** 20 + 1),
  ]) {
    writeFileSync(file, text);
    await assertRefused(text.slice(0, 20));
  }
});

test("refuses links and folders", async () => {
  const valid = `${file}.valid`;
  writeFileSync(valid, JSON.stringify({ rules }));
  for (const [name, create] of [
    ["link", () => symlinkSync(valid, file)],
    ["folder", () => mkdirSync(file)],
  ] as const) {
    rmSync(file, { recursive: true });
    create();
    await assertRefused(name);
  }
});

test("says that there is no release", async () => {
  rmSync(file, { recursive: true });
  await assert.rejects(readCheckedRules(file), /^OperatorError: There is no release yet\.$/);
});
