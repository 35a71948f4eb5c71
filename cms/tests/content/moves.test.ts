import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { describeMove } from "../../src/content/addresses/panel/describe-move";
import type { Addresses, LinkTargets } from "../../src/content/types";
import { changesAfter } from "../../src/publishing/changes/changes";
import { watchContent } from "../../src/publishing/changes/watch-content";
import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";

import { article, articleFields } from "../support/articles";
import { manage, messageOf, openPanelAs, openPanelWithRole } from "../support/panel-client";
import { panel, panelService as service } from "../support/shared-panel-service";

const redirect = "api::redirect.redirect";

type Redirect = { documentId: string; from: string; to: string | null; permanent: boolean };

let number = 0;

const rows = (status: "published" | "draft"): Promise<Redirect[]> =>
  service.strapi.db.query(redirect).findMany({
    where: { publishedAt: { $notNull: status === "published" } },
    orderBy: { from: "asc" },
  });
const lines = (redirects: Redirect[]) =>
  redirects.map(({ from, to, permanent }) => `${from} ${to ?? "gone"} ${permanent ? 301 : 302}`);
const published = async () => lines(await rows("published"));

/** For the suites of this file: a hook outside of them runs in all files that share the CMS. */
const deleteRedirects = async () => {
  for (const { documentId } of await rows("draft")) {
    await service.strapi.documents(redirect).delete({ documentId });
  }
};

/** A published article at an address. */
const createPage = async (slug: string) => {
  const words = articleFields({ slug });
  const documentId = await panel.create(article, words);
  const send = (to: string, by = panel) => by.publish(article, documentId, { ...words, slug: to });
  const move = async (to: string, by = panel) => {
    const { status, body } = await send(to, by);
    assert.equal(status, 200, JSON.stringify(body));
  };
  await move(slug);

  return {
    documentId,
    send,
    move,
    remove: (query: string, by = panel) =>
      by.call("DELETE", `${manage}/${article}/${documentId}${query}`),
    unpublish: (query: string, by = panel) =>
      by.post(`${manage}/${article}/${documentId}/actions/unpublish${query}`),
  };
};

/** An editor whose role has no right for redirects. */
const withoutRedirects = async () => {
  const roles = service.strapi.service("admin::role");
  const editors = await roles.findOne({ code: "strapi-editor" });
  const permissions: { action: string; subject: string | null; properties: object }[] =
    await service.strapi.service("admin::permission").findMany({
      where: { role: { id: editors.id } },
    });
  const name = `Editor of articles ${(number += 1)}`;
  const role = await roles.create({ name, description: name });
  await roles.assignPermissions(
    role.id,
    permissions
      .filter(({ subject }) => subject !== redirect)
      .map(({ action, subject, properties }) => ({ action, subject, properties, conditions: [] })),
  );

  return openPanelWithRole(service, role.code, `articles-${number}@example.com`);
};

describe("a page that moves", () => {
  beforeEach(deleteRedirects);

  test("is redirected to, also from earlier addresses, without a chain", async () => {
    const page = await createPage("move-a");
    await page.move("move-b");
    assert.deepEqual(await published(), ["/blog/move-a/ /blog/move-b/ 301"]);
    await page.move("move-c");
    assert.deepEqual(await published(), [
      "/blog/move-a/ /blog/move-c/ 301",
      "/blog/move-b/ /blog/move-c/ 301",
    ]);
    assert.deepEqual(lines(await rows("draft")), await published());

    await page.move("move-a");
    assert.deepEqual(await published(), [
      "/blog/move-b/ /blog/move-a/ 301",
      "/blog/move-c/ /blog/move-a/ 301",
    ]);
    // A change that moves nothing changes no redirect.
    const before = await rows("published");
    await page.move("move-a");
    assert.deepEqual(await rows("published"), before);
    await page.remove("");
  });

  test("keeps what an editor wrote: query, fragment, kind and unpublished changes", async () => {
    const page = await createPage("written-a");
    const redirects = [
      { from: "/old/", to: "/blog/written-a?a=1#team", permanent: false },
      { from: "/oldest/", to: "/blog/written-a/", permanent: true },
    ];
    for (const data of redirects) {
      await service.strapi.documents(redirect).create({ data, status: "published" });
    }
    const [, oldest] = await rows("published");
    await service.strapi.documents(redirect).update({
      documentId: oldest?.documentId ?? "",
      data: { from: "/other/" },
    });
    await page.move("written-b");

    assert.deepEqual(await published(), [
      "/blog/written-a/ /blog/written-b/ 301",
      "/old/ /blog/written-b/?a=1#team 302",
      "/oldest/ /blog/written-b/ 301",
    ]);
    assert.ok(lines(await rows("draft")).includes("/other/ /blog/written-b/ 301"));
    const { body } = await panel.get(`${manage}/${redirect}?filters[from][$eq]=/other/`);
    const { results } = body as { results: { status: string }[] };
    assert.deepEqual(
      results.map(({ status }) => status),
      ["modified"],
      "the panel offers to publish it",
    );
    await page.remove("");
  });

  test("is offered for links at its new address, and known at its old one", async () => {
    const { move } = await createPage("linked-a");
    await move("linked-b");
    const { status, body } = await panel.get("/site-pages");
    const { pages, redirects } = body as LinkTargets;
    const paths = pages.map(({ path }) => path);

    assert.equal(status, 200);
    assert.ok(paths.includes("/blog/linked-b/") && !paths.includes("/blog/linked-a/"));
    assert.ok(redirects.includes("/blog/linked-a/"));
  });

  test("is offered as a draft before it is published, to those who may read it", async () => {
    const author = await openPanelWithRole(service, "strapi-author", "linking@example.com");
    const ownFields = articleFields({ slug: "linked-own" });
    const others = articleFields({ slug: "linked-other" });
    const own = await author.create(article, ownFields);
    const other = await panel.create(article, others);
    const offered = async (by: typeof panel) => {
      const { body } = await by.get("/site-pages");

      return (body as LinkTargets).pages.filter(({ path }) => path.startsWith("/blog/linked-o"));
    };
    const ownPage = { title: ownFields.title, path: "/blog/linked-own/", type: "Article" };
    const otherPage = { title: others.title, path: "/blog/linked-other/", type: "Article" };

    const leads = await openPanelWithRole(service, "leads", "not-linking@example.com");
    assert.deepEqual(await offered(leads), []);
    const read = "plugin::content-manager.explorer.read";
    const ownOnly = [{ action: read, subject: article, conditions: ["admin::is-creator"] }];
    const none = await openPanelAs(service.url, panel, ownOnly, "own-linking@example.com");
    assert.deepEqual(await offered(none), []);
    assert.deepEqual(await offered(author), [
      { ...ownPage, isPublished: false },
      { ...otherPage, isPublished: false },
    ]);
    assert.equal((await panel.publish(article, other, others)).status, 200);
    assert.deepEqual(await offered(author), [
      { ...otherPage, isPublished: true },
      { ...ownPage, isPublished: false },
    ]);
    for (const documentId of [own, other]) await panel.remove(article, documentId);
  });

  test("counts as a change of each redirect, by the editor", async () => {
    const page = await createPage("counted-a");
    const since = new Date().toISOString();
    const stop = watchContent(service.strapi, () => undefined);
    await page.move("counted-b");
    await page.move("counted-a");
    await stop();
    const changes = (await changesAfter(service.strapi, since))
      .filter(({ uid }) => uid === redirect)
      .map(({ title, action, by }) => `${action} ${title} ${String(by)}`);

    assert.deepEqual(changes.sort(), [
      "delete /blog/counted-a/ Edith",
      "publish /blog/counted-a/ Edith",
      "publish /blog/counted-b/ Edith",
    ]);
    await page.remove("");
  });

  test("leaves no redirect if it cannot be published", async () => {
    const page = await createPage("refused-a");
    const other = await createPage("refused-b");
    assert.equal((await page.send("refused-b")).status, 400);
    assert.deepEqual(await published(), []);
    for (const { remove } of [page, other]) await remove("");
  });

  test("swaps its address with another page by way of a third address", async () => {
    const one = await createPage("swap-a");
    const other = await createPage("swap-b");
    // Each address has a page at any time, so neither can take that of the other.
    assert.equal((await one.send("swap-b")).status, 400);
    await one.move("swap-c");
    await other.move("swap-a");
    await one.move("swap-b");

    // Visitors of both addresses get the page that is there now.
    assert.deepEqual(await published(), ["/blog/swap-c/ /blog/swap-b/ 301"]);
    for (const { remove } of [one, other]) await remove("");
  });

  test("says what happens before it is published", async () => {
    const page = await createPage("asked-a");
    const ask = async (query = "", by = panel) =>
      (await by.get(`/addresses/${article}/${page.documentId}${query}`)).body as Addresses;
    const stays = { movesTo: null, follow: [], deleted: [], mayRedirect: true };
    assert.deepEqual(await ask(), { page: "/blog/asked-a/", ...stays });

    await page.move("asked-b");
    await page.move("asked-c");
    assert.deepEqual(await ask("?slug=Asked%20A"), {
      page: "/blog/asked-c/",
      movesTo: "/blog/asked-a/",
      follow: ["/blog/asked-b/"],
      deleted: ["/blog/asked-a/"],
      mayRedirect: true,
    });
    assert.deepEqual(describeMove(await ask("?slug=asked-a")), [
      "Publishing moves the page from /blog/asked-c/ to /blog/asked-a/.",
      "Visitors of /blog/asked-c/ and /blog/asked-b/ are redirected to the new address.",
      "The redirect from /blog/asked-a/ is deleted.",
    ]);
    const emptied = await ask("?slug=&title=Made+of+the+title");
    assert.equal(emptied.movesTo, "/blog/made-of-the-title/");
    assert.equal((await ask("?slug=&title=Asked+C")).movesTo, null, "the address it has");
    assert.deepEqual(describeMove(await ask()), []);
    assert.deepEqual(await ask("", await withoutRedirects()), {
      page: "/blog/asked-c/",
      ...stays,
      mayRedirect: false,
    });
    await page.unpublish("");
    assert.deepEqual(await ask(), { page: null, ...stays });
    const leads = await panel.get("/addresses/api::none.none/any");
    assert.equal(leads.status, 404);
    await page.remove("");
  });

  test("moves by schedule, and together with others", async () => {
    const scheduled = await createPage("later-a");
    const pages = [await createPage("bulk-a"), await createPage("bulk-b")];
    const { documentId } = scheduled;
    await service.strapi.documents(article).update({
      documentId,
      data: { slug: "later-b", publishAt: "2026-01-01T00:00Z" },
    });
    await runScheduled(service.strapi);
    for (const [index, { documentId }] of pages.entries()) {
      const slug = `bulk-${["c", "d"][index]}`;
      await service.strapi.documents(article).update({ documentId, data: { slug } });
    }
    const documentIds = pages.map((page) => page.documentId);
    const address = `${manage}/${article}/actions/bulkPublish`;
    const { status, body } = await panel.post(address, { documentIds });
    assert.equal(status, 200, JSON.stringify(body));

    assert.deepEqual(await published(), [
      "/blog/bulk-a/ /blog/bulk-c/ 301",
      "/blog/bulk-b/ /blog/bulk-d/ 301",
      "/blog/later-a/ /blog/later-b/ 301",
    ]);
    for (const { remove } of [scheduled, ...pages]) await remove("");
  });

  test("is redirected to for a user whose role has no right for redirects", async () => {
    const editor = await withoutRedirects();
    const page = await createPage("right-a");
    await page.move("right-b", editor);
    await page.move("right-c", editor);
    await page.move("right-a", editor);
    assert.deepEqual(await published(), [
      "/blog/right-b/ /blog/right-a/ 301",
      "/blog/right-c/ /blog/right-a/ 301",
    ]);
    await page.remove("");
  });

  test("does not take a redirected address at its first publication", async () => {
    const page = await createPage("first-a");
    await page.move("first-b");
    const words = articleFields({ slug: "first-a" });
    const documentId = await panel.create(article, words);
    const answer = await panel.publish(article, documentId, words);
    assert.equal(
      messageOf(answer),
      "A redirect leads from /blog/first-a/ to /blog/first-b/: choose another address, or unpublish the redirect first.",
    );
    await panel.remove(article, documentId);
    await page.remove("");
  });

  test("is published beside a redirect that has no address", async () => {
    const broken = { documentId: "without-address", publishedAt: new Date(), permanent: true };
    await service.strapi.db.query(redirect).create({ data: broken });
    const page = await createPage("beside-a");
    await page.move("beside-b");
    await page.remove("");
    await service.strapi.db
      .query(redirect)
      .deleteMany({ where: { documentId: broken.documentId } });
  });
});

describe("a page that is removed", () => {
  beforeEach(deleteRedirects);

  for (const action of ["unpublish", "remove"] as const) {
    test(`sends its visitors to another address, says that it is gone, or neither: ${action}`, async () => {
      for (const [query, expected] of [
        [
          "?redirectTo=/contact-us/",
          ["/blog/left-a/ /contact-us/ 301", "/blog/left-b/ /contact-us/ 301"],
        ],
        [
          `?redirectTo=${encodeURIComponent("https://elsewhere.example/a?b=1#c")}`,
          [
            "/blog/left-a/ https://elsewhere.example/a?b=1#c 301",
            "/blog/left-b/ https://elsewhere.example/a?b=1#c 301",
          ],
        ],
        ["?redirectTo=gone", ["/blog/left-a/ gone 301", "/blog/left-b/ gone 301"]],
        ["", ["/blog/left-a/ /blog/left-b/ 301"]],
      ] as const) {
        const page = await createPage("left-a");
        await page.move("left-b");
        const { status, body } = await page[action](query);
        assert.equal(status, 200, JSON.stringify(body));
        assert.deepEqual(await published(), expected);

        if (action === "unpublish") await page.remove("");
        for (const { documentId } of await rows("draft")) {
          await service.strapi.documents(redirect).delete({ documentId });
        }
      }
    });

    test(`stays if its visitors cannot go there: ${action}`, async () => {
      const page = await createPage(`stays-${action}`);
      const data = { from: "/moved/", to: "/blog/", permanent: true };
      await service.strapi.documents(redirect).create({ data, status: "published" });
      for (const [target, message] of [
        [`/blog/stays-${action}/`, "This leads back to itself: choose another address."],
        ["/moved/", "/moved/ is redirected as well: let this one lead to /blog/ directly."],
        [
          "contact us",
          '"contact us" is not valid. Start with / for a page of this site or with https://, and leave out spaces and quotes.',
        ],
        [
          "http://elsewhere.example",
          '"http://elsewhere.example" is not valid. Start with / for a page of this site or with https://, and leave out spaces and quotes.',
        ],
      ] as const) {
        const answer = await page[action](`?redirectTo=${encodeURIComponent(target)}`);
        assert.equal(answer.status, 400, target);
        assert.equal(messageOf(answer), message);
      }
      for (const query of ["?redirectTo=/a/&redirectTo=/b/", "?redirectTo="]) {
        const answer = await page[action](query);
        assert.equal(messageOf(answer), "Enter one address for the visitors of this page.");
      }

      const editor = await withoutRedirects();
      const refused = await page[action]("?redirectTo=gone", editor);
      assert.equal(refused.status, 403);
      assert.equal(
        messageOf(refused),
        "Your role cannot publish redirects: ask an editor to redirect the visitors of this page.",
      );
      assert.deepEqual(await published(), ["/moved/ /blog/ 301"]);
      const left = { where: { documentId: page.documentId, publishedAt: { $notNull: true } } };
      assert.equal(await service.strapi.db.query(article).count(left), 1);
      assert.equal((await page[action]("", editor)).status, 200);
      if (action === "unpublish") {
        const answer = await page.remove("?redirectTo=gone");
        assert.equal(
          messageOf(answer),
          "This record has no published page to redirect: remove it without another address.",
        );
        await page.remove("");
      }
    });
  }

  test("keeps its address from a new page while it is gone", async () => {
    const page = await createPage("gone-a");
    await page.unpublish("?redirectTo=gone");
    assert.equal(
      messageOf(await page.send("gone-a")),
      "A redirect says that the page at /blog/gone-a/ is gone: choose another address, or unpublish the redirect first.",
    );
    const data = { from: "/to-gone/", to: "/blog/gone-a/", permanent: true };
    await assert.rejects(service.strapi.documents(redirect).create({ data, status: "published" }), {
      message: "The page at /blog/gone-a/ is gone: choose another address.",
    });
    await page.remove("");
  });
});
