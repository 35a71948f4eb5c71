import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";

import { checkLinks } from "../../src/publishing/links/check-links";
import { externalUrl } from "../../src/publishing/links/external-url";
import { outcomeOfError } from "../../src/publishing/links/link-result";
import { publicNetwork } from "../../src/server/network/public-network";
import { createLinkTester } from "../../src/publishing/links/try-link";
import type { ExternalLinks } from "../../src/publishing/types";

import { article, articleFields } from "../support/articles";
import { type InProcess, startInProcess } from "../support/in-process";
import { openRecord } from "../support/open-record";
import { openPanel, openPanelAs, type Panel } from "../support/panel-client";
import { query } from "../support/query";
import { temporaryFolder } from "../support/service";
import { unlimited } from "../support/visitors";
import { startWeb, type Web } from "../support/web";

test("connects only to public IPs, at ports of the web", () => {
  assert.equal(publicNetwork.mayConnect("8.8.8.8"), true);
  assert.equal(publicNetwork.mayConnect("10.0.0.1"), false);
  for (const [port, allowed] of [
    [80, true],
    [443, true],
    [22, false],
    [8080, false],
  ] as const) {
    assert.equal(publicNetwork.mayUsePort(port), allowed, String(port));
  }
});

test("takes http(s) links to other hosts, without fragment and user name", () => {
  const own = { siteOrigins: ["https://www.example.com"], publicUrl: "https://cms.example.com" };
  const taken = [
    ["https://other.example/a?b#c", "https://other.example/a?b"],
    ["HTTP://Other.Example", "http://other.example/"],
    ["https://ada:secret@other.example/", "https://other.example/"],
    ["https://example.com/", "https://example.com/"],
    ["http://www.example.com/a", undefined],
    ["https://cms.example.com/uploads/a.png", undefined],
    ["/contact-us/", undefined],
    ["#top", undefined],
    ["mailto:ada@other.example", undefined],
    ["https://", undefined],
  ] as const;
  for (const [href, address] of taken) assert.equal(externalUrl(href, own), address, href);
});

test("says what happened in words", () => {
  const words = [
    ["ENOTFOUND", "no such host"],
    ["ETIMEDOUT", "no answer within 15 seconds"],
    ["ECONNREFUSED", "the server refuses connections"],
    ["CERT_HAS_EXPIRED", "certificate expired"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate of another host"],
    ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", "no secure connection"],
    ["HPE_INVALID_CONSTANT", "no valid answer"],
  ] as const;
  for (const [code, problem] of words) {
    assert.deepEqual(outcomeOfError(Object.assign(new Error(), { code })), {
      kind: "fails",
      problem,
    });
  }
  // This machine is offline.
  for (const code of ["EAI_AGAIN", "ENETUNREACH"]) {
    assert.equal(outcomeOfError(Object.assign(new Error(), { code })).kind, "later");
  }
});

describe("a link to another site", () => {
  let web: Web;
  before(async () => {
    web = await startWeb();
  });
  beforeEach(() => web.clear());
  after(() => web.stop());

  const tester = (more: Partial<Parameters<typeof createLinkTester>[0]> = {}) =>
    createLinkTester({
      network: web.network,
      clock: web.clock,
      siteUrl: "https://www.example.com",
      signal: new AbortController().signal,
      ...more,
    });
  /** The problem, or the kind of outcome without one. */
  const tryOne = async (url: string, more: Parameters<typeof tester>[0] = {}) => {
    const outcome = await tester(more)(url);

    return outcome.kind === "fails" ? outcome.problem : outcome.kind;
  };

  test("is tried by HEAD, with the site's address and without credentials", async () => {
    web.answer("news.test/page?a=b", 200);
    assert.equal(await tryOne(web.url("news.test/page?a=b")), "passes");
    assert.deepEqual(web.lines(), ["HEAD news.test/page?a=b"]);
    for (const { headers } of web.received) {
      assert.equal(headers["user-agent"], "LinkCheck (+https://www.example.com)");
      assert.equal(headers.cookie, undefined);
    }
  });

  test("is tried by GET if HEAD is refused, without reading the body", async () => {
    for (const status of [403, 404, 405, 501]) {
      web.clear();
      let written = 0;
      web.answer("news.test/page", (response, method) => {
        if (method === "HEAD") return void response.writeHead(status).end();
        response.writeHead(200);
        const write = () => {
          while (response.write(Buffer.alloc(64 * 1024))) written += 1;
        };
        response.on("drain", write);
        write();
      });
      assert.equal(await tryOne(web.url("news.test/page")), "passes");
      assert.equal(web.lines().at(-1), "GET news.test/page");
      assert.ok(written < 200, "the server is stopped");
    }
  });

  test("fails by its status, unless the server only refuses programs", async () => {
    for (const status of [400, 404, 410, 500, 503]) {
      web.answer("news.test/page", status);
      assert.equal(await tryOne(web.url("news.test/page")), `answers ${status}`);
    }
    for (const status of [200, 204, 304, 401, 403]) {
      web.answer("news.test/page", status);
      assert.equal(await tryOne(web.url("news.test/page")), "passes");
    }
  });

  test("fails if the server does not answer", async () => {
    const limits: number[] = [];
    web.answer("slow.test/page", () => undefined);
    const clock = {
      ...web.clock,
      timeout: (milliseconds: number) => {
        limits.push(milliseconds);

        return AbortSignal.timeout(web.lines().length > 0 ? 300 : 10_000);
      },
    };
    assert.equal(await tryOne(web.url("slow.test/page"), { clock }), "no answer within 15 seconds");
    assert.deepEqual([...new Set(limits)], [15_000]);
    web.answer("rude.test/page", (response) => response.destroy());
    assert.equal(await tryOne(web.url("rude.test/page")), "the server closes the connection");
    const network = {
      ...web.network,
      resolve: () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" })),
    };
    assert.equal(await tryOne("https://gone.test/", { network }), "no such host");
  });

  test("fails if the certificate is not trusted", async () => {
    const folder = temporaryFolder("certificate");
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const subject = ["-subj", "/CN=tls.test", "-addext", "subjectAltName=DNS:tls.test"];
    const make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert];
    execFileSync("openssl", [...make, ...subject], { stdio: "ignore" });
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const network = { ...web.network, mayUsePort: () => true };
    assert.equal(await tryOne(`https://tls.test:${port}/`, { network }), "certificate not trusted");
    server.close();
  });

  test("follows five redirects, also to other hosts", async () => {
    for (let hop = 0; hop < 6; hop += 1) {
      web.answer(`h${hop}.test/`, 301 + (hop % 2), { location: web.url(`h${hop + 1}.test/`) });
    }
    web.answer("h6.test/", 404);
    assert.equal(await tryOne(web.url("h1.test/")), "answers 404");
    web.answer("h6.test/", 200);
    assert.equal(await tryOne(web.url("h1.test/")), "passes");
    assert.equal(await tryOne(web.url("h0.test/")), "redirects more than 5 times");
    web.answer("odd.test/", 302, { location: "ftp://h1.test/" });
    assert.equal(await tryOne(web.url("odd.test/")), "redirects to an address that is not valid");
  });

  test("never leads to a private network, also by a redirect", async () => {
    const hidden = [
      "http://10.0.0.1/",
      "http://[::1]/",
      "http://169.254.169.254/latest/meta-data/",
    ];
    const disguised = ["http://0x7f.2/", "http://2130706434/", "http://[::ffff:10.0.0.1]/"];
    for (const url of [...hidden, ...disguised]) {
      assert.equal(await tryOne(url), "leads to a private network", url);
      web.answer("news.test/", 302, { location: url });
      assert.equal(await tryOne(web.url("news.test/")), "leads to a private network", url);
    }
  });

  test("leads only to the IPs that were checked", async () => {
    web.answer("news.test/", 200);
    // 127.0.0.1 once or twice, then an address of the private network.
    const rebinding = (times: number) => {
      let count = 0;

      return async () => {
        count += 1;

        return [{ address: count > times ? "127.0.0.2" : "127.0.0.1", family: 4 }];
      };
    };
    const resolving = (times: number) => ({
      network: { ...web.network, resolve: rebinding(times) },
    });
    // Each look-up is the one that counts.
    assert.equal(await tryOne(web.url("news.test/"), resolving(1)), "passes");
    assert.equal(await tryOne(web.url("news.test/"), resolving(0)), "leads to a private network");
    const both = async () => [
      { address: "10.0.0.1", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    const network = { ...web.network, resolve: both };
    assert.equal(await tryOne(web.url("news.test/"), { network }), "passes", "by the public IP");
  });

  test("is not tried at other ports", async () => {
    assert.equal(await tryOne("http://news.test:22/"), "passes");
    web.answer("news.test/", 302, { location: "http://other.test:6379/" });
    assert.equal(await tryOne(web.url("news.test/")), "passes");
    assert.deepEqual(web.resolved, ["news.test"]);
  });

  test("sends no credentials of a redirect", async () => {
    web.answer("news.test/", 302, { location: web.url("page.test/").replace("//", "//a:b@") });
    web.answer("page.test/", 200);
    assert.equal(await tryOne(web.url("news.test/")), "passes");
    for (const { headers } of web.received) assert.equal(headers.authorization, undefined);
  });

  test("waits if the server asks to come back later", async () => {
    const seconds = async (given: number, headers: Record<string, string> = {}) => {
      web.answer("busy.test/page", given, headers);
      const outcome = await tester()(web.url("busy.test/page"));

      return outcome.kind === "later" ? outcome.seconds : outcome.kind;
    };
    const hour = 3600;
    assert.equal(await seconds(429), 24 * hour);
    assert.equal(await seconds(429, { "retry-after": "7200" }), 2 * hour);
    assert.equal(await seconds(503, { "retry-after": "5" }), hour);
    assert.equal(await seconds(503, { "retry-after": "99999999" }), 7 * 24 * hour);
    const date = new Date(web.clock.now() + 3 * hour * 1000).toUTCString();
    const rounded = Math.round(Number(await seconds(503, { "retry-after": date })) / hour);
    assert.equal(rounded, 3);
    assert.equal(await seconds(503), "fails");

    web.clear();
    web.answer("busy.test/page", 429);
    const tryLink = tester();
    await tryLink(web.url("busy.test/page"));
    assert.equal((await tryLink(web.url("busy.test/other"))).kind, "later");
    assert.equal(web.lines().length, 1, "the host is left alone");
  });

  test("is given up at shutdown", async () => {
    const stopping = new AbortController();
    web.answer("slow.test/page", () => stopping.abort());
    const { signal } = stopping;
    await assert.rejects(tryOne(web.url("slow.test/page"), { signal }), signal.reason as Error);
  });
});

describe("the check of links to other sites", () => {
  const category = "api::category.category";
  const hourMs = 3600_000;
  const words = articleFields();
  const run = { signal: new AbortController().signal, renew: async () => true };
  const own = { siteOrigins: ["https://www.example.com"], publicUrl: "" };
  let web: Web;
  let service: InProcess;
  let panel: Panel;
  let id: string;
  before(async () => {
    web = await startWeb();
    service = await startInProcess({ ...unlimited, CMS_ADMIN_PANEL: "true", CHECK_LINKS: "true" });
    panel = await openPanel(service.url);
    id = await panel.create(article, words);
  });
  after(async () => {
    await service.stop();
    await web.stop();
  });
  beforeEach(async () => {
    web.clear();
    await query(service, "delete from external_links");
  });

  /** Publishes an article that links to these places. */
  const link = async (...places: string[]) => {
    const body = places.map((place) => `[page](${web.url(place)})`).join(" and ");
    const { status, body: answer } = await panel.publish(article, id, { ...words, body });
    assert.equal(status, 200, JSON.stringify(answer));
  };
  const check = (more: Partial<typeof run> = {}) =>
    checkLinks(
      { strapi: service.strapi, settings: own },
      { ...run, ...more },
      web.network,
      web.clock,
    );
  const listed = async (who = panel) =>
    (await who.get("/publishing/external-links")).body as ExternalLinks;
  const ofRecord = async (who = panel) =>
    (await openRecord(who, article, id)).website?.externalLinks;
  const addresses = async () =>
    (await query<{ address: string }>(service, "select address from external_links")).map(
      ({ address }) => address,
    );

  test("lists a link that failed on two days, until it works again", async () => {
    await link("gone.test/page#part");
    await check();
    const since = new Date(web.received.at(-1)?.at ?? NaN).toISOString();
    assert.deepEqual(await listed(), { links: [], more: 0 }, "it failed once");
    const { length } = web.lines();
    web.advance(23 * hourMs);
    await check();
    assert.equal(web.lines().length, length, "it is not tried again on the same day");

    web.advance(2 * hourMs);
    await check();
    const shown = {
      field: "Text",
      href: web.url("gone.test/page#part"),
      problem: "answers 404",
      since,
    };
    const record = { uid: article, documentId: id, title: words.title };
    assert.deepEqual(await listed(), { links: [{ ...shown, record }], more: 0 });
    assert.deepEqual(await ofRecord(), [shown]);
    const who = await openPanelAs(service.url, panel, [
      { action: "api::publishing.read" },
      { action: "plugin::content-manager.explorer.read", subject: category },
    ]);
    assert.deepEqual(await listed(who), { links: [], more: 0 }, "of a record of others");
    assert.equal(await ofRecord(who), undefined, "not found");

    // A busy server says nothing about the link.
    web.answer("gone.test/page", 429);
    web.advance(25 * hourMs);
    await check();
    assert.equal((await listed()).links.length, 1);
    web.answer("gone.test/page", 200);
    web.advance(25 * hourMs);
    await check();
    assert.deepEqual(await listed(), { links: [], more: 0 });
    assert.deepEqual(await ofRecord(), []);
  });

  test("does not count a server that is busy as failing", async () => {
    await link("busy.test/page");
    web.answer("busy.test/page", 503, { "retry-after": "60" });
    for (let day = 0; day < 3; day += 1) {
      await check();
      web.advance(25 * hourMs);
    }
    assert.equal(web.received.filter(({ line }) => line.startsWith("HEAD")).length, 3);
    assert.deepEqual(await listed(), { links: [], more: 0 });
  });

  test("tries each address once a week, and forgets those that are no longer used", async () => {
    await link("news.test/page", "news.test/page#part", "other.test/page");
    web.answer("news.test/page", 200);
    web.answer("other.test/page", 200);
    await check();
    const heads = () =>
      web
        .lines()
        .filter((line) => line.startsWith("HEAD"))
        .sort();
    assert.deepEqual(heads(), ["HEAD news.test/page", "HEAD other.test/page"]);
    web.advance(6 * 24 * hourMs);
    await check();
    assert.equal(heads().length, 2, "within the week");
    web.advance(25 * hourMs);
    await link("news.test/page");
    await check();
    assert.equal(heads().length, 3);
    assert.deepEqual(await addresses(), [web.url("news.test/page")]);
  });

  test("sends at most two requests at once, and one to each host", async () => {
    const places = ["a.test/", "b.test/", "c.test/", "d.test/", "e.test/"];
    for (const place of places) web.answer(place, 200);
    await link(...places);
    await check();
    assert.equal(web.lines().length, 5);
    assert.equal(web.mostInFlight(), 2);

    web.clear();
    const ofOneHost = ["f.test/1", "f.test/2", "f.test/3"];
    for (const place of ofOneHost) web.answer(place, 200);
    await link(...ofOneHost);
    await check();
    assert.equal(web.lines().length, 3);
    assert.equal(web.mostInFlight(), 1);
  });

  test("ends when another instance takes over, and goes on where it was", async () => {
    await link("a.test/1", "a.test/2", "a.test/3");
    let tries = 0;
    await check({ renew: async () => (tries += 1) <= 2 });
    assert.equal((await addresses()).length, 2);
    const stopping = new AbortController();
    web.answer("a.test/3", () => stopping.abort());
    const { signal } = stopping;
    await assert.rejects(check({ signal }), signal.reason as Error);
    assert.equal((await addresses()).length, 2, "an interrupted try is none");
    web.answer("a.test/3", 200);
    await check();
    assert.deepEqual(
      (await addresses()).sort(),
      [1, 2, 3].map((page) => web.url(`a.test/${page}`)),
    );
    assert.equal(web.lines().filter((line) => line === "GET a.test/1").length, 1);
  });
});

test("CHECK_LINKS=false turns the check of links off", async () => {
  const jobsOf = async (CHECK_LINKS: string) => {
    const service = await startInProcess({ CHECK_LINKS });
    // Waits for the jobs that have started.
    await service.stop();
    const leases = await query<{ name: string }>(service, "select name from leases");

    return leases.map(({ name }) => name).sort();
  };
  assert.deepEqual(await jobsOf("false"), ["cleanup", "preview links", "versions"]);
  assert.deepEqual(await jobsOf("true"), [
    "cleanup",
    "external links",
    "preview links",
    "versions",
  ]);
});
