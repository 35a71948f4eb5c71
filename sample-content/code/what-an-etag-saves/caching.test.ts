import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";

import { cacheKey } from "./cache-key.ts";
import { respond } from "./respond.ts";

/** A list of 100 products, as a shop's interface sends it. */
const productList = (price: string) =>
  JSON.stringify(
    Array.from({ length: 100 }, (_, n) => ({
      sku: `M8-${String(n).padStart(3, "0")}`,
      name: `Hexagon bolt M8 × ${20 + n} mm, zinc plated`,
      price: { amount: price, currency: "EUR" },
      stock: (n * 37) % 400,
    })),
  );

const serve = async (context: TestContext) => {
  const shop = { price: "0.42" };
  const server = createServer((request, response) =>
    respond(request, response, productList(shop.price)),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = async (etag?: string) => {
    // fetch() would answer a 304 from a cache of its own only in a browser.
    const headers: Record<string, string> = etag ? { "if-none-match": etag } : {};
    const response = await fetch(`http://127.0.0.1:${port}`, { headers });
    const bytes = (await response.arrayBuffer()).byteLength;

    return { status: response.status, bytes, etag: response.headers.get("etag") ?? "" };
  };

  return { shop, get };
};

test("a client that knows the list gets 0 bytes instead of 11,891", async (context) => {
  const { get } = await serve(context);
  const first = await get();
  assert.deepEqual([first.status, first.bytes], [200, 11_891]);

  const again = await get(first.etag);
  assert.deepEqual([again.status, again.bytes], [304, 0]);
});

test("a changed price is sent", async (context) => {
  const { shop, get } = await serve(context);
  const { etag } = await get();
  shop.price = "0.45";

  const changed = await get(etag);
  assert.equal(changed.status, 200);
  assert.notEqual(changed.etag, etag);
});

test("understands a list of tags, and a tag that a proxy made weak", async (context) => {
  const { get } = await serve(context);
  const { etag } = await get();

  assert.equal((await get(`"old", W/${etag}`)).status, 304);
  assert.equal((await get("*")).status, 304);
  assert.equal((await get('"old"')).status, 200);
});

// #region test
test("eight addresses of one page share a key", () => {
  const addresses = [
    "/shoes",
    "/shoes?",
    "/shoes?utm_source=mail&utm_campaign=may",
    "/shoes?gclid=Cj0KCQ",
    "/shoes?fbclid=IwAR0",
    "/shoes?page=",
    "/shoes?session=81f3",
    "/shoes#reviews",
  ];
  assert.deepEqual(new Set(addresses.map(cacheKey)), new Set(["/shoes?"]));
  assert.equal(cacheKey("/shoes?sort=price&page=2"), cacheKey("/shoes?page=2&sort=price"));
  assert.notEqual(cacheKey("/shoes?page=2"), cacheKey("/shoes?page=3"));
});
// #endregion
