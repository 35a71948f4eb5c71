import { createHmac } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { vercelStegaSplit } from "@vercel/stega";
import { printSchema } from "graphql";

import { readContentModel } from "../../../common/content-model";
import { json, serveContent, stopServing, type Answers } from "../../testing/content-server";
import { previewSchema } from "../../testing/preview-schema";

import { createForecasts } from "../forecast/forecast";
import { createPageData } from "../data/page-data";
import { createRecordStores } from "../data/record-store";
import { createTicketResolver } from "../session/ticket-url";
import { createSessionChecks } from "../session/session-checks";
import { createReleaseReader } from "../release/release";
import { createStatus } from "../data/status";
import { createTickets } from "../session/tickets";
import { createPreviewServer } from "./server";
import { createChangeStream } from "./change-stream";
import type { Deps } from "./handlers";

const model = readContentModel(process.cwd());
const schema = printSchema(previewSchema(model));
const secret = "a-secret-of-sixteen";
const panelUrl = "https://cms.example.com";
const shell = `<!DOCTYPE html><html><head><title data-gatsby-head="true">Not found</title></head><body><div id="___gatsby"><h1>Not found</h1></div><script id="gatsby-script-loader">window.pagePath="/404.html";</script><template id="deferred-scripts"><link rel="preload" as="fetch" href="/page-data/404.html/page-data.json"/><script src="/app.js" async></script></template></body></html>`;

let folder: string;
const ends: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "previews-"));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  stopServing();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** Writes a release whose home page queries its headline. */
const makeRelease = (id: string) => {
  const query = "{ strapiHome { hero { title } } }";
  const template = { chunk: `home-${id}`, query, staticQueryHashes: ["12"] };
  const article = { ...template, query: "", chunk: "article" };
  write(
    `releases/${id}/preview/queries.json`,
    JSON.stringify({
      pages: [{ path: "/", template: "home", context: {} }],
      templates: { home: template, "src/templates/article.tsx": article },
      staticQueries: [{ hash: "12", query: "{ site { siteMetadata { siteUrl } } }" }],
    }),
  );
  write(`releases/${id}/preview/schema.graphql`, schema);
  write(`releases/${id}/preview/shell.html`, shell);
  write(`releases/${id}/site/index.html`, `<h1>Released as ${id}</h1>`);
  write(`releases/${id}/site/pagefind/index/en_1.pf_index`, "words");
  write(`releases/${id}/site/app-0123456789abcdef0123.js`, `"${id}"`);
  symlinkSync(id, join(folder, "releases/next"));
  renameSync(join(folder, "releases/next"), join(folder, "releases/current"));
};

const home = (title: string) => json({ documentId: "abc", hero: { title } });

/** The responses of a CMS without records. */
const noRecords: Answers = Object.fromEntries(
  model.types.map(({ name, plural }) => [`/api/${plural ?? name}`, json([])]),
);

/** The CMS's response for the session of a preview. */
const panelSession = (open: boolean) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ open }));

/** Starts a preview server over a CMS, or with other deps; returns a function that requests it. */
const startServer = async (answers: Answers, other: Partial<Deps> = {}) => {
  answers["/api/preview-session"] ??= panelSession(true);
  const service = await serveContent(answers);
  const { siteUrl } = service;
  const stores = createRecordStores(service, model);
  const listeners = createChangeStream();
  const releases = join(folder, "releases");
  const pageData = createPageData({ model, cms: service, siteUrl, panelUrl });
  const server = createPreviewServer({
    settings: {
      siteUrl,
      cms: service,
      panelUrl,
      host: "127.0.0.1",
      port: 0,
      secure: false,
      secret,
      releases,
    },
    root: process.cwd(),
    stores,
    changeStream: listeners,
    pageData,
    forecast: createForecasts({ model, stores, pageData, siteUrl, panelUrl }),
    resolveTicket: createTicketResolver({ model, stores }),
    sessions: createSessionChecks(service, secret),
    tickets: createTickets(),
    status: createStatus(model),
    releases: createReleaseReader(releases, join(folder, "public")),
    ...other,
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    listeners.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  return (path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...options });
};

type Ask = Awaited<ReturnType<typeof startServer>>;

const sign = (purpose: string, text: string) =>
  createHmac("sha256", secret).update(`preview ${purpose}:${text}`).digest("base64url");
const ticket = (shown: object = {}) => {
  const text = Buffer.from(
    JSON.stringify({
      uid: "api::home.home",
      documentId: "abc",
      status: "draft",
      session: "0123",
      expires: Date.now() / 1000 + 60,
      ...shown,
    }),
  ).toString("base64url");

  return `/__enter?ticket=${text}.${sign("ticket", text)}`;
};
const refresh = { method: "POST", headers: { Authorization: `Bearer ${sign("refresh", "")}` } };

/** Opens a preview as an editor; returns the session cookie as a header for further requests. */
const enter = async (ask: Ask) => {
  const response = await ask(ticket());
  const [cookie = ""] = response.headers.get("Set-Cookie")?.split(";") ?? [];

  return { headers: { Cookie: cookie } };
};

describe("a visitor without a ticket", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/nowhere/"],
    ["GET", "/index.html"],
    ["GET", "/app-0123456789abcdef0123.js"],
    ["GET", "/page-data/index/page-data.json"],
    ["GET", "/page-data/sq/d/12.json"],
    ["GET", "/__published/"],
    ["GET", "/__changes"],
    ["GET", "/__status?path=/"],
    ["POST", "/__form"],
    ["GET", "/__preview/main"],
    ["GET", "/__enter"],
    ["GET", "/__enter?ticket=e30.forged"],
    ["POST", "/__refresh"],
    ["GET", "/__refresh"],
  ])("gets 403 with a one-line message for %s %s", async (method, path) => {
    makeRelease("1");
    const ask = await startServer({ "/api/home": home("Hello") });
    const response = await ask(path, { method });

    expect(response.status).toBe(403);
    expect(await response.text()).toBe(
      "Open the preview from the content manager: this link has expired.\n",
    );
  });

  it.each(["that has expired", "that was used"])(
    "is rejected with a ticket %s; an open session is redirected and not extended",
    async (what) => {
      const ask = await startServer({ "/api/home": home("Hello") });
      const old = ticket(what === "that was used" ? {} : { expires: 60 });
      await ask(old);

      const refused = await ask(old);
      expect([refused.status, refused.headers.get("Set-Cookie")]).toEqual([403, null]);
      const { status, headers } = await ask(old, await enter(ask));
      expect([status, headers.get("Location")]).toEqual([303, "/?document=abc"]);
      expect(headers.get("Set-Cookie")).toBeNull();
    },
  );

  it("is also an editor who lost the right to previews before using a ticket", async () => {
    const ask = await startServer({
      "/api/home": home("Hello"),
      "/api/preview-session": panelSession(false),
    });
    const { status, headers } = await ask(ticket());

    expect([status, headers.get("Set-Cookie")]).toEqual([403, null]);
  });

  it("is also an editor whose panel session has ended", async () => {
    makeRelease("1");
    const answers: Answers = { "/api/home": home("Hello") };
    const ask = await startServer(answers);
    const editor = await enter(ask);
    expect((await ask("/", editor)).status).toBe(200);

    answers["/api/preview-session"] = panelSession(false);
    const later = Date.now() + 60_000;
    jest.spyOn(Date, "now").mockImplementation(() => later);
    for (const path of ["/", "/page-data/index/page-data.json", ticket({ expires: 60 })]) {
      expect((await ask(path, editor)).status).toBe(403);
    }
    jest.restoreAllMocks();
  });
});

describe("a release with symbolic links", () => {
  const elsewhere = () => join(folder, "elsewhere");
  const link = (target: string, name: string) => {
    rmSync(join(folder, name), { recursive: true, force: true });
    symlinkSync(target, join(folder, name));
  };
  beforeEach(() => {
    makeRelease("1");
    write("elsewhere/environ.txt", "PREVIEW_SECRET=a");
    write("elsewhere/index.html", "PREVIEW_SECRET=a");
    write("elsewhere/site/environ.txt", "PREVIEW_SECRET=a");
  });
  const enviedPaths = ["/environ.txt", "/folder/environ.txt", "/__published/folder/"];

  it.each([
    ["a file", () => link(join(elsewhere(), "environ.txt"), "releases/1/site/environ.txt")],
    ["a folder", () => link(elsewhere(), "releases/1/site/folder")],
    ["its site", () => link(elsewhere(), "releases/1/site")],
  ])("serves nothing from elsewhere if the build linked %s", async (_, build) => {
    const ask = await startServer({ "/api/home": home("Hello") });
    const editor = await enter(ask);
    build();

    for (const path of enviedPaths) {
      expect(await (await ask(path, editor)).text()).not.toContain("PREVIEW_SECRET");
    }
  });

  it.each([
    ["the template of drafts", "releases/1/preview/shell.html"],
    ["the current release", "releases/current"],
  ])("is not read if the build linked %s", async (_, name) => {
    for (const file of ["queries.json", "schema.graphql", "shell.html"]) {
      cpSync(join(folder, "releases/1/preview", file), join(folder, "elsewhere/preview", file));
    }
    const ask = await startServer({ "/api/home": home("Hello") });
    const editor = await enter(ask);
    link(join(elsewhere(), name.endsWith(".html") ? "index.html" : "."), name);

    for (const path of ["/", "/environ.txt"]) {
      const answer = await ask(path, editor);
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringContaining("There is no build to preview"),
      ]);
    }
  });
});

describe("two drafts with the same slug", () => {
  const drafts = [
    { documentId: "old", slug: "flutter", title: "Old words" },
    { documentId: "new", slug: "flutter", title: "New words" },
  ];
  const query = "query ($slug: String!) { strapiHirePage(slug: { eq: $slug }) { slug title } }";
  const path = "/hire/hire-flutter-developer/";
  const releases = {
    current: () => ({
      siteDir: folder,
      shell,
      renderDir: "",
      schema: previewSchema(model),
      queries: {
        pages: [{ path, template: "hire", context: { slug: "flutter" } }],
        templates: { hire: { chunk: "hire", query, staticQueryHashes: [] } },
        staticQueries: [],
      },
    }),
  };

  it.each(["old", "new"])("show the opened record: %s", async (documentId) => {
    const ask = await startServer({ "/api/hire-pages": json(drafts) }, { releases });
    const editor = await enter(ask);
    const location = (
      await ask(ticket({ uid: "api::hire-page.hire-page", documentId }))
    ).headers.get("Location");
    const page = await ask(String(location), editor);
    const readAsPage = (data: string) =>
      ask(data, {
        headers: { ...editor.headers, Referer: new URL(String(location), page.url).href },
      });

    // Without this policy, the browser sends no Referer for the page's data.
    expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
    const answer = await (await readAsPage(`/page-data${path}page-data.json`)).text();
    expect(answer).toContain(documentId === "old" ? "Old words" : "New words");
  });
});

describe("a ticket", () => {
  it("sets an HttpOnly cookie for eight hours, and redirects to the record's page", async () => {
    const ask = await startServer({ "/api/home": home("Hello") });
    const { headers, status } = await ask(ticket());

    expect(status).toBe(303);
    expect(headers.get("Location")).toBe("/?document=abc");
    expect(headers.get("Set-Cookie")).toMatch(
      /^preview=[\w-]+\.[\w-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it("redirects to a page that was never released, and answers 404 for a deleted record", async () => {
    const articles = json([{ documentId: "new", slug: "just-begun" }]);
    const ask = await startServer({ "/api/articles": articles });
    const uid = "api::article.article";
    const { headers } = await ask(ticket({ uid, documentId: "new" }));

    expect(headers.get("Location")).toBe("/blog/just-begun/?document=new");
    expect((await ask(ticket({ uid, documentId: "gone" }))).status).toBe(404);
  });

  it("for a draft with an invalid slug is rejected with a message, and the draft has no page", async () => {
    makeRelease("1");
    const slug = "</script><script>alert(1)";
    const ask = await startServer({
      ...noRecords,
      "/api/home": home("Hello"),
      "/api/articles": json([{ documentId: "new", slug, title: "New" }]),
    });
    const response = await ask(ticket({ uid: "api::article.article", documentId: "new" }));

    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(
      /^This page has no preview: ".*" is not valid\. Use lowercase letters/,
    );
    const page = await ask(`/blog/${encodeURIComponent(slug)}/`, await enter(ask));
    expect([page.status, await page.text()]).toEqual([404, expect.not.stringContaining("alert")]);
  });

  it("for the published version shows the release's page without its scripts", async () => {
    makeRelease("1");
    const ask = await startServer({ "/api/home": home("Hello") });
    const { headers } = await ask(ticket({ status: "published" }));
    expect(headers.get("Location")).toBe("/__published/");

    const editor = await enter(ask);
    const response = await ask("/__published/", editor);
    expect(await response.text()).toBe("<h1>Released as 1</h1>");
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^script-src 'nonce-[\w-]+'; /);
    expect((await ask("/__published/blog/new/", editor)).status).toBe(404);
  });
});

describe("an editor", () => {
  it("gets the release's code in an empty shell, which only the panel may frame", async () => {
    makeRelease("1");
    const ask = await startServer({ "/api/home": home("Hello") });
    const response = await ask("/", await enter(ask));
    const html = await response.text();

    expect(html).toContain('<div id="___gatsby"></div>');
    expect(html).toContain('window.pagePath="/"');
    expect(html).toMatch(
      /<\/script><script nonce="[\w-]+" src="\/app\.js" async><\/script><\/body>/,
    );
    expect(html).not.toContain("Not found");
    expect(html).toContain('data-panel="https://cms.example.com"');
    const [, nonce] = /<script nonce="([\w-]{22})"/.exec(html) ?? [];
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`; script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'; `);
    expect(policy).toMatch(/; base-uri 'none'; form-action 'none'; frame-ancestors \S+$/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /^default-src 'self'; .*; frame-ancestors https:\/\/cms\.example\.com$/,
      ),
      "x-robots-tag": "noindex, nofollow",
      "cache-control": "no-store",
    });
  });

  it("gets the data of drafts, and the release's files", async () => {
    makeRelease("1");
    const ask = await startServer({ "/api/home": home("Hello") });
    const editor = await enter(ask);
    const page = await (await ask("/page-data/index/page-data.json", editor)).json();
    const layout = await (await ask("/page-data/sq/d/12.json", editor)).json();

    expect(page).toMatchObject({
      componentChunkName: "home-1",
      path: "/",
      result: { data: { strapiHome: { hero: { title: expect.stringMatching(/^Hello/) } } } },
      staticQueryHashes: ["12"],
    });
    expect(layout).toEqual({
      data: { site: { siteMetadata: { siteUrl: expect.any(String) } } },
    });
    expect(await (await ask("/app-0123456789abcdef0123.js", editor)).text()).toBe('"1"');
  });

  it.each([
    "/nowhere/",
    "/%2e%2e/preview/queries.json",
    "/..%2fpreview%2fqueries.json",
    "/%00.txt",
    `/${"long".repeat(100)}.txt`,
    `/${"long/".repeat(1000)}`,
  ])("gets the 404 page at %s", async (path) => {
    makeRelease("1");
    const ask = await startServer({ ...noRecords, "/api/home": home("Hello") });
    const response = await ask(path, await enter(ask));

    expect(response.status).toBe(404);
    expect(await response.text()).toContain('window.pagePath="/404.html"');
  });

  it("gets the search index with a policy that allows it", async () => {
    makeRelease("1");
    const ask = await startServer({ "/api/home": home("Hello") });
    const part = await ask("/pagefind/index/en_1.pf_index", await enter(ask));

    expect(await part.text()).toBe("words");
    expect(part.headers.get("Content-Security-Policy")).toContain("'wasm-unsafe-eval'");
  });

  it("gets the release's code from the next request after a switch", async () => {
    makeRelease("1");
    const ask = await startServer({ "/api/home": home("Hello") });
    const editor = await enter(ask);
    const chunk = async () => {
      const response = await ask("/page-data/index/page-data.json", editor);
      return ((await response.json()) as { componentChunkName: string }).componentChunkName;
    };
    expect(await chunk()).toBe("home-1");
    makeRelease("2");
    expect(await chunk()).toBe("home-2");
  });

  it("gets a message if there is no build, or the CMS is unreachable", async () => {
    const ask = await startServer({ "/api/home": home("Hello") });
    const editor = await enter(ask);
    const before = await ask("/", editor);
    expect([before.status, await before.text()]).toEqual([
      503,
      "There is no build to preview: run npm run release.\n",
    ]);

    makeRelease("1");
    stopServing();
    await ask("/__refresh", refresh);
    const away = await ask("/", editor);
    expect([away.status, await away.text()]).toEqual([
      503,
      expect.stringMatching(/^The CMS at .* cannot be reached/),
    ]);
  });

  it("gets drafts again once the CMS is reachable", async () => {
    makeRelease("1");
    const answers: Answers = { "/api/home": home("Hello") };
    const ask = await startServer(answers);
    const editor = await enter(ask);
    const page = () => ask("/page-data/index/page-data.json", editor);
    answers["/api/home"] = json(null, 500);
    await ask("/__refresh", refresh);
    expect((await page()).status).toBe(503);

    answers["/api/home"] = home("Back again");
    expect(await (await page()).text()).toContain("Back again");
  });

  it("gets a closed response if it fails halfway", async () => {
    const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const listeners = createChangeStream();
    const add = (response: ServerResponse) => {
      response.writeHead(200).write("Half");
      throw new Error("No other half");
    };
    const ask = await startServer(
      { "/api/home": home("Hello") },
      { changeStream: { ...listeners, subscribe: add } },
    );

    expect(await (await ask("/__changes", await enter(ask))).text()).toBe("Half");
    expect(write).toHaveBeenCalledWith(expect.stringContaining("No other half"));
    write.mockRestore();
    listeners.close();
  });

  it("gets the missing required fields of a page's record", async () => {
    const article = { documentId: "new", slug: "new", title: "New", seo: { title: "New" } };
    const ask = await startServer({ "/api/home": home("Hello"), "/api/articles": json([article]) });
    const response = await ask("/__status?path=/blog/new/", await enter(ask));

    expect(await response.json()).toEqual({
      blockingFields: [
        { field: "excerpt", words: "Summary: Fill this in." },
        { field: "body", words: "Text: Fill this in." },
        { field: "date", words: "Date: Fill this in." },
        { field: "seo.description", words: "Search and sharing › Description: Fill this in." },
      ],
    });
  });

  it("names the sections that a page lacks", async () => {
    const ask = await startServer({
      "/api/home": home("Hello"),
      "/api/aboutus": json({ documentId: "about", aboutcontent: [] }),
    });
    const response = await ask("/__status?path=/about-us/", await enter(ask));

    expect(await response.json()).toEqual({
      blockingFields: [
        { field: "aboutcontent", component: "sections.main", words: "Add Hero" },
        { field: "aboutcontent", component: "shared.seo", words: "Add Search and sharing" },
      ],
    });
  });

  it("gets a page with the values of a form that is not saved", async () => {
    const ask = await startServer({ "/api/home": home("Saved") });
    makeRelease("1");
    const editor = await enter(ask);
    const form = { uid: "api::home.home", documentId: "abc", values: { hero: { title: "Typed" } } };
    const read = async (path: string, body?: object) => {
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const response = await ask(path, { ...init, ...editor });

      return JSON.parse(vercelStegaSplit(await response.text()).cleaned) as unknown;
    };
    const headline = { field: "hero.title", words: "Top of the page › Headline: Fill this in." };
    const showing = (title: string) => ({ result: { data: { strapiHome: { hero: { title } } } } });

    expect(await read("/__form?path=/", form)).toEqual({
      page: expect.objectContaining({ result: expect.objectContaining(showing("Typed").result) }),
      staticResults: { 12: { data: { site: { siteMetadata: { siteUrl: expect.any(String) } } } } },
      blockingFields: expect.not.arrayContaining([headline]),
    });
    const empty = { ...form, values: { hero: { title: "" } } };
    expect(await read("/__form?path=/", empty)).toMatchObject({
      blockingFields: expect.arrayContaining([headline]),
    });
    expect(await read("/page-data/index/page-data.json")).toMatchObject(showing("Saved"));
  });

  it.each([
    ["no JSON", "title=Typed", 400],
    ["no values", JSON.stringify({ uid: "api::home.home", documentId: "abc" }), 400],
    ["a list of values", JSON.stringify({ uid: "a", documentId: "abc", values: [] }), 400],
    ["another type than it knows", JSON.stringify({ uid: "a", documentId: "b", values: {} }), 200],
    ["more than a form can have", JSON.stringify("- ".repeat(1_000_000)), 413],
  ])("answers a form with %s", async (_, body, status) => {
    makeRelease("1");
    const ask = await startServer({ "/api/home": home("Hello") });
    const editor = await enter(ask);
    const response = await ask("/__form?path=/", { method: "POST", body, ...editor });

    expect(response.status).toBe(status);
    expect((await ask("/__health")).status).toBe(200);
  });
});

describe("somebody with a link", () => {
  const linkMessage =
    "This link has expired or was withdrawn. Ask the person who sent it for a new one.\n";
  const uid = "api::article.article";
  const articles = (words: string) =>
    ["one", "two"].map((documentId) => ({
      documentId,
      slug: documentId,
      title: `${words} ${documentId}`,
    }));
  const inOneDay = () => Math.floor(Date.now() / 1000) + 86_400;
  const path = "/blog/one/";
  const query = "{ allStrapiArticle { nodes { title } } }";
  const template = { chunk: "article", query, staticQueryHashes: [] };
  const releases = {
    current: () => ({
      siteDir: folder,
      shell,
      renderDir: "",
      schema: previewSchema(model),
      queries: {
        pages: [{ path: "/about-us/", template: "src/templates/article.tsx", context: {} }],
        templates: { "src/templates/article.tsx": template },
        staticQueries: [{ hash: "7", query }],
      },
    }),
  };

  const signedLink = (link: string) => {
    const text = Buffer.from(JSON.stringify({ link })).toString("base64url");

    return `${text}.${sign("link", text)}`;
  };
  const ticketOf = (link: string) => {
    const [text = ""] = link.split(".");

    return `${text}.${sign("ticket", text)}`;
  };
  /** Starts a server over a CMS with these links. */
  const start = (links: Record<string, object>) => {
    return startServer(
      {
        ...noRecords,
        "/api/home": home("Hello"),
        "/api/articles draft": json(articles("Draft")),
        "/api/articles published": json(articles("Published")),
        "/api/preview-session": (response) => {
          const [text = ""] =
            response.req.headers.authorization?.slice("Bearer ".length).split(".") ?? [];
          const { link } = JSON.parse(Buffer.from(text, "base64url").toString()) as {
            link?: string;
          };
          response.end(
            JSON.stringify(link === undefined ? { open: true } : (links[link] ?? { open: false })),
          );
        },
      },
      { releases },
    );
  };
  const linked = (documentId: string, expires = inOneDay()) => ({
    open: true,
    uid,
    documentId,
    expires,
  });

  /** Opens a link; returns its page and the cookie for further requests. */
  const open = async (ask: Ask, link: string) => {
    const { status, headers } = await ask(`/__link?link=${signedLink(link)}`);
    const [cookie = ""] = headers.get("Set-Cookie")?.split(";") ?? [];

    return { status, location: headers.get("Location"), headers, cookie };
  };
  const dataPath = "/page-data/blog/one/page-data.json";
  const titles = ["Published one", "Published two", "Draft one", "Draft two"];
  /** The titles in a response. */
  const read = async (response: Response) => {
    const text = await response.text();

    return titles.filter((title) => text.includes(title));
  };

  it("gets the page of its record, with a cookie that scripts can't read", async () => {
    const ask = await start({ a: linked("one") });
    const { status, location, headers, cookie } = await open(ask, "a");

    expect([status, location]).toEqual([303, `${path}?document=one&link=a`]);
    expect(headers.get("Set-Cookie")).toMatch(
      /^preview-link-a=[\w-]+\.[\w-]+; Max-Age=86(400|399|398); Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const page = await ask(String(location), { headers: { Cookie: cookie } });
    const html = await page.text();
    expect(page.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(html).toMatch(
      /<meta name="preview" data-expires="\d+"><script nonce="\S+" type="module" src="\/__preview\/link">/,
    );
    expect(html).not.toContain("data-panel");
    expect((await ask("/__preview/link", { headers: { Cookie: cookie } })).status).toBe(200);
  });

  it("sees no other draft, also not in lists, static queries or by another document's id", async () => {
    const ask = await start({ a: linked("one") });
    const { cookie } = await open(ask, "a");
    const referer = `http://preview/blog/two/?document=two&link=a`;

    for (const Referer of ["", referer]) {
      const options = { headers: { Cookie: cookie, ...(Referer && { Referer }) } };
      for (const data of [
        dataPath,
        "/page-data/blog/two/page-data.json",
        "/page-data/sq/d/7.json",
      ]) {
        const response = await ask(data, options);
        expect(response.status).toBe(200);
        const text = await response.clone().text();
        expect(await read(response)).toEqual(["Published two", "Draft one"]);
        expect(vercelStegaSplit(text).encoded).toBe("");
      }
    }
  });

  it.each([
    ["GET", "/__status?path=/blog/one/"],
    ["GET", "/__changes"],
    ["GET", "/__published/"],
    ["POST", "/__form"],
    ["POST", "/blog/one/"],
    ["DELETE", dataPath],
  ])("gets 403 for %s %s", async (method, url) => {
    const ask = await start({ a: linked("one") });
    const { cookie } = await open(ask, "a");
    const response = await ask(url, { method, headers: { Cookie: cookie } });

    expect([response.status, await response.text()]).toEqual([403, "A link shows pages only.\n"]);
  });

  it.each([
    ["has a changed signature", (link: string) => `${link}x`],
    ["has a changed id", (link: string) => `x${link}`],
    ["has the signature of another purpose", (link: string) => ticketOf(link)],
    ["is empty", () => ""],
  ])("is rejected if the link %s", async (_, change) => {
    const ask = await start({ a: linked("one") });
    const signed = change(signedLink("a"));
    const response = await ask(`/__link?link=${signed}`);
    expect([response.status, await response.text()]).toEqual([403, linkMessage]);

    const forged = { headers: { Cookie: `preview-link-a=${signed}` } };
    expect((await ask(`${path}?link=a`, forged)).status).toBe(403);
  });

  it("is rejected once the link was withdrawn, after the CMS's notification", async () => {
    const links: Record<string, object> = { a: linked("one") };
    const ask = await start(links);
    const { cookie } = await open(ask, "a");
    const page = () => ask(path, { headers: { Cookie: cookie } });
    delete links.a;
    expect((await page()).status).toBe(200);

    await ask("/__refresh", { ...refresh, body: '{"uids":[],"sessions":true}' });
    const response = await page();
    expect([response.status, await response.text()]).toEqual([403, linkMessage]);
    expect((await open(ask, "a")).status).toBe(403);
  });

  it("is rejected once the link has expired", async () => {
    const ask = await start({ a: linked("one"), old: linked("one", 60) });
    expect((await open(ask, "old")).status).toBe(403);
    const { cookie } = await open(ask, "a");

    jest.spyOn(Date, "now").mockReturnValue(inOneDay() * 1000);
    const response = await ask(`${path}?link=a`, { headers: { Cookie: cookie } });
    jest.restoreAllMocks();
    expect([response.status, await response.text()]).toEqual([403, linkMessage]);
  });

  it("may be an editor: the page's link decides", async () => {
    const ask = await start({ a: linked("one") });
    const { cookie } = await open(ask, "a");
    const Cookie = `${(await enter(ask)).headers.Cookie}; ${cookie}`;
    const dataFor = async (page: string) =>
      read(await ask(dataPath, { headers: { Cookie, Referer: `http://preview${page}` } }));

    expect(await dataFor(`${path}?document=one&link=a`)).toEqual(["Published two", "Draft one"]);
    expect(await dataFor(`${path}?document=one`)).toEqual(["Draft one", "Draft two"]);
    const status = (page: string) => ask(page, { headers: { Cookie } });
    expect((await status("/__status?path=/")).status).toBe(200);
    expect((await status("/__status?path=/&link=a")).status).toBe(403);
  });

  it("may have several: the page's link decides, else the newest that works", async () => {
    const links: Record<string, object> = { a: linked("one"), b: linked("two") };
    const ask = await start(links);
    const cookies = [(await open(ask, "a")).cookie, (await open(ask, "b")).cookie];
    const dataFor = async (link: string) => {
      const Referer = `http://preview${path}${link}`;

      return read(await ask(dataPath, { headers: { Cookie: cookies.join("; "), Referer } }));
    };

    expect(await dataFor("?link=a")).toEqual(["Published two", "Draft one"]);
    expect(await dataFor("?link=b")).toEqual(["Published one", "Draft two"]);
    expect(await dataFor("")).toEqual(["Published one", "Draft two"]);

    delete links.b;
    await ask("/__refresh", { ...refresh, body: '{"uids":[],"sessions":true}' });
    expect(await dataFor("")).toEqual(["Published two", "Draft one"]);
  });
});

describe("a change", () => {
  it("is sent to every open preview, and the next request reads the saved data", async () => {
    makeRelease("1");
    const answers: Answers = { "/api/home": home("Before") };
    const ask = await startServer(answers);
    const editor = await enter(ask);
    const title = async () => (await ask("/page-data/index/page-data.json", editor)).text();
    const events = (await ask("/__changes", editor)).body?.pipeThrough(new TextDecoderStream());
    const reader = events?.getReader();
    const version = async () => /data: (\S+)/.exec((await reader?.read())?.value ?? "")?.[1];
    const first = await version();

    expect(await title()).toContain("Before");
    answers["/api/home"] = home("After");
    expect(await title()).toContain("Before");

    await ask("/__refresh", { ...refresh, body: '{"uids":["api::blog.blog"]}' });
    expect(await title()).toContain("Before");
    await ask("/__refresh", { ...refresh, body: '{"uids":["api::home.home"]}' });
    expect(await title()).toContain("After");
    expect(await version()).not.toBe(first);
  });
});
