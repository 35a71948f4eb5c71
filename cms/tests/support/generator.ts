import { formPaths, payloads } from "./visitors";

/** A reproducible source of numbers from 0 to 1 (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;

  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

export type GeneratedRequest = {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer;
};

const strings = [
  "",
  " ",
  "a",
  "ab",
  "abc",
  "x".repeat(50),
  "x".repeat(51),
  "x".repeat(1000),
  "x".repeat(1001),
  "x".repeat(300),
  "x".repeat(20_000),
  "Ünïcödé",
  "مرحبا بالعالم",
  "👩‍👩‍👧‍👦".repeat(10),
  "e\u0301".repeat(20),
  "\u200b\u200b\u200b",
  "\u202eabc",
  "a\u0000b",
  "\u0000",
  "a\r\nBcc: x@y.zz",
  "a\nb",
  "\ud800",
  "\udfff\ud800",
  "\ufeffabc",
  "\ufffe",
  "' OR 1=1 --",
  "'; DROP TABLE contact_datas; --",
  "${7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "=cmd|'/c calc'!A0",
  "../../etc/passwd",
  "a@b.cd",
  "A@B.CD",
  "a@b",
  "@",
  "a b@c.de",
  "+442079460000",
  "+",
  "123456",
  "1234567",
  "+12345678901234567",
  "null",
  "true",
  "%00",
  "\\u0000",
  "$gt",
  "__proto__",
];
const odd: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  1.5,
  [],
  {},
  [""],
  ["abc"],
  { $gt: "" },
  { $ne: null },
  { set: [1] },
  { connect: [{ id: 1 }] },
  { toString: "x" },
  [[[[[[]]]]]],
  { a: { b: { c: { d: {} } } } },
];
const foreignFields = [
  "id",
  "documentId",
  "publishedAt",
  "createdAt",
  "updatedAt",
  "createdBy",
  "updatedBy",
  "locale",
  "submission_key",
  "submission_fingerprint",
  "submissionKey",
  "localizations",
  "status",
  "role",
  "password",
  "$where",
  "filters",
  "populate",
  "__proto__",
  "constructor",
  "prototype",
  "accecpt_mail",
  "full_name[]",
  "",
];
const contentTypes = [
  "application/json",
  "application/json",
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "application/json;charset=latin1",
  "APPLICATION/JSON",
  "application/json;;",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/vnd.api+json",
  "application/json, text/plain",
  "",
  "application/xml",
  "a".repeat(4000),
];
const headerTricks: Record<string, string>[] = [
  {},
  {},
  {},
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "X-HTTP-Method-Override": "DELETE" },
  { "X-Forwarded-For": "1.2.3.4, 5.6.7.8" },
  { "X-Forwarded-Host": "evil.example" },
  { Host: "evil.example" },
  { Authorization: "Bearer x" },
  { Authorization: "Basic eDp5" },
  { Authorization: "Bearer " + "a".repeat(3000) },
  { Cookie: "koa.sess=eyJ9; x=\u0001".replace("\u0001", "1") },
  { "Idempotency-Key": "x" },
  { "Idempotency-Key": "a b c d e f g h" },
  { "Idempotency-Key": "k".repeat(129) },
  { "Content-Encoding": "gzip" },
  { "Content-Encoding": "br" },
  { Expect: "100-continue" },
  { Range: "bytes=0-" },
  { Accept: "text/html" },
  { "X-Request-Id": "../../x" },
  { "Content-Length": "3" },
  { Connection: "upgrade", Upgrade: "websocket" },
];
const searches = [
  "",
  "",
  "",
  "?populate=*",
  "?status=draft",
  "?id=1",
  "?data[full_name]=x",
  `?a${"[b]".repeat(200)}=1`,
  "?%00",
  "?%ff",
  "?__proto__[x]=1",
];
const methods = ["POST", "POST", "POST", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "GET"];
const brokenBodies = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "1",
  '{"data":null}',
  '{"data":[]}',
  '{"data":"x"}',
  '{"data":{}}',
  "{}",
  '{"data":{},"data":{"full_name":"abc"}}',
  `{"data":${"[".repeat(7000)}${"]".repeat(7000)}}`,
  '{"data":{"a":1},"meta":{}}',
  "\ufeff{}",
  '{"data":{"__proto__":{"x":1}}}',
  "x".repeat(40_000),
];

/** Makes one request after another, the same for the same seed: mostly near the truth, in some way off. */
export const generateRequests = (seed: number, count: number): GeneratedRequest[] => {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const chance = (share: number) => random() < share;

  const data = (path: keyof typeof payloads) => {
    const fields: Record<string, unknown> = { ...payloads[path] };
    for (let change = 0; change < 1 + Math.floor(random() * 3); change++) {
      const name = chance(0.2) ? pick(foreignFields) : pick(Object.keys(fields));
      const value = chance(0.3) ? pick(odd) : pick(strings);
      if (chance(0.1)) Reflect.deleteProperty(fields, name);
      else
        Object.defineProperty(fields, name, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return fields;
  };
  const body = (path: keyof typeof payloads): Buffer => {
    if (chance(0.1)) return Buffer.from(pick(brokenBodies));
    const text = Buffer.from(JSON.stringify({ data: data(path) }));
    if (chance(0.05)) text[Math.floor(random() * text.length)] = Math.floor(random() * 256);
    if (chance(0.03)) return Buffer.from(text.toString(), "utf16le");
    return text;
  };

  return Array.from({ length: count }, () => {
    const path = pick(formPaths);

    return {
      path: (chance(0.05) ? path.toUpperCase() : path) + pick(searches),
      method: chance(0.85) ? "POST" : pick(methods),
      headers: {
        "Content-Type": chance(0.75) ? "application/json" : pick(contentTypes),
        ...(chance(0.3) ? pick(headerTricks) : {}),
      },
      body: body(path),
    };
  });
};
