import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { clientKey, parseIp, networkOfIp } from "../../src/server/http/ip";

describe("an IP in a proxy's notation", () => {
  for (const [written, bare] of [
    ["192.0.2.1", "192.0.2.1"],
    [" 192.0.2.1 ", "192.0.2.1"],
    ["192.0.2.1:5000", "192.0.2.1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["unknown", undefined],
    ["_hidden", undefined],
    ["192.0.2.999", undefined],
    ["192.0.2.1:port", undefined],
    ["[junk]:443", undefined],
    ["", undefined],
  ] as const) {
    test(`${JSON.stringify(written)} is ${bare ?? "none"}`, () => {
      assert.equal(parseIp(written), bare);
    });
  }
});

describe("a client", () => {
  for (const [address, network] of [
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:201", "192.0.2.1"],
    ["0:0:0:0:0:ffff:c000:0202", "192.0.2.2"],
    ["2001:db8:1:2:aaaa::1", "2001:db8:1:0"],
    ["2001:0DB8:1:ff:bbbb:cccc::2", "2001:db8:1:0"],
    ["2001:db8:1:abcd::1", "2001:db8:1:ab00"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0"],
    ["1:2:3:4:5:6:7:8", "1:2:3:0"],
    ["1:2:3:4:5:6:7::", "1:2:3:0"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
  ] as const) {
    test(`at ${address} is ${network}`, () => assert.equal(networkOfIp(address), network));
  }
});

const keyOf = (ip: string, remoteAddress?: string, secret = "secret") =>
  clientKey(secret, { ip, req: { socket: { remoteAddress } } });

describe("the key of a client", () => {
  test("cannot be reversed", () => {
    assert.doesNotMatch(keyOf("192.0.2.1"), /192/);
    assert.notEqual(keyOf("192.0.2.1", "", "a"), keyOf("192.0.2.1", "", "b"));
  });

  test("is the connection's if the header has no IP", () => {
    const connected = keyOf("192.0.2.1");

    assert.equal(keyOf("junk-1", "::ffff:192.0.2.1"), connected);
    assert.equal(keyOf("junk-2", "192.0.2.1"), connected);
    assert.equal(keyOf("junk-1"), keyOf("junk-2", "junk-3"));
    assert.notEqual(keyOf("198.51.100.1", "192.0.2.1"), connected);
  });
});
