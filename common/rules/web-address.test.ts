import { globSync, readFileSync } from "node:fs";

import { checkValues } from "./fields.ts";
import type { Attributes } from "./model.ts";
import { isWebAddress } from "./web-address.ts";

const inLinks = (address: string) => isWebAddress(address, "link");
const inPolicy = (address: string) => isWebAddress(address, "policy");

describe("an absolute address", () => {
  it.each([
    "https://cal.com/team/intro",
    "https://cal.example:8443/odoo?month=3#now",
    "https://xn--mller-kva.example/",
    "https://müller.example/",
    "http://192.0.2.1/",
  ])("%s is one that a browser opens, also in a frame", (address) => {
    expect([inLinks(address), inPolicy(address)]).toEqual([true, true]);
  });

  it.each([
    "https://%/",
    "https://cal.example:99999/",
    "https://a;sandbox/",
    "https://a,default-src/",
    "https://a$http_x/",
    'https://a"b/',
    "https://a'b/",
    "https://a b/",
    "https://*/",
    "https://a..%00/",
    "https://ada:secret@cal.example/",
    "https:///",
    "https://[::1]/",
  ])("%s is none", (address) => {
    expect([inLinks(address), inPolicy(address)]).toEqual([false, false]);
  });

  it.each(["https://my_files.example/", "https://my＿files.example/"])(
    "%s is one for links only",
    (address) => {
      expect([inLinks(address), inPolicy(address)]).toEqual([true, false]);
    },
  );
});

describe("a field for an address", () => {
  const fields = globSync("cms/src/{api/*/content-types/*/schema,components/*/*}.json").flatMap(
    (file) => {
      const { attributes } = JSON.parse(readFileSync(file, "utf8")) as { attributes: Attributes };

      return Object.entries(attributes).flatMap(([name, attribute]) => {
        const pattern = attribute.pluginOptions?.editor?.pattern;
        const takesUrl = pattern && new RegExp(pattern.regex).test("https://cal.example/");

        return takesUrl ? [{ field: `${file} ${name}`, name, attribute }] : [];
      });
    },
  );
  const messagesOf = ({ name, attribute }: (typeof fields)[number], value: string) =>
    checkValues(new Map(), { [name]: attribute }, { [name]: value }).map(({ message }) => message);

  it("is found in the schemas", () => {
    expect(fields.filter(({ attribute }) => attribute.pluginOptions?.editor?.framed)).toHaveLength(
      fields.filter(({ name }) => name === "bookingUrl").length,
    );
    expect(fields.length).toBeGreaterThan(8);
  });

  it.each(fields)("$field accepts only an address that a browser can open", (field) => {
    expect(messagesOf(field, "https://cal.example/team")).toEqual([]);
    for (const value of [
      "https://%/",
      "https://a.example:99999/",
      'https://a"b/',
      "https://a;b/",
    ]) {
      expect(messagesOf(field, value)).toEqual([expect.stringContaining(value)]);
    }
  });
});
