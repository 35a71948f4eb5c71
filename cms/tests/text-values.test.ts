import assert from "node:assert/strict";
import { test } from "node:test";

import { onBothDatabases } from "./support/databases";
import { panelOf } from "./support/panel-client";
import { usePanelService } from "./support/use-panel-service";
import { mediaFile, uploadMedia } from "./support/media";
import { smallestPng } from "./support/visitors";

const uid = "api::article.article";
const path = `/content-manager/collection-types/${uid}`;

onBothDatabases("texts of any kind", (settings, database) => {
  const { service, administrator } = usePanelService(settings);
  const panel = () => panelOf(service, administrator);

  test("a text that is not JSON is refused with a sentence, in a field for JSON", async () => {
    const save = async (structuredData: unknown) => {
      const { status, body } = await panel().call("POST", path, {
        title: "With data",
        seo: { structuredData },
      });
      const { error, data } = body as {
        error?: { message: string; details: { errors: { path: string[] }[] } };
        data?: { seo: { structuredData: unknown } };
      };

      return error
        ? [status, error.message, error.details.errors.map((one) => one.path.join("."))]
        : [status, data?.seo.structuredData];
    };
    const notJson =
      'This is not JSON: write it like { "name": "value" }, with double quotes and no comma at the end.';
    const character = "This has a character that cannot be stored: delete it.";

    for (const value of ["plain words", "{ name: 1 }", '{"a":1,}', "{"]) {
      assert.deepEqual(await save(value), [400, notJson, ["seo.structuredData"]], value);
    }
    for (const value of [{ a: "\0" }, '{"a":"\\u0000"}', { a: "\ud800" }]) {
      assert.deepEqual(await save(value), [400, character, ["seo.structuredData"]]);
    }
    assert.deepEqual(await save('{"a":"\\\\u0000"}'), [201, { a: "\\u0000" }]);
    assert.deepEqual(await save({ "@type": "Event" }), [201, { "@type": "Event" }]);
    for (const nothing of ["", null]) assert.deepEqual(await save(nothing), [201, null]);
  });

  test("the list of uses finds a file in any case, with accents of macOS, too", async () => {
    const fromMac = "Ángel de mac.png".normalize("NFD");
    for (const name of ["Ángel.png", fromMac, "Übung.png"]) {
      await uploadMedia(service.url, administrator(), {
        file: mediaFile(name, smallestPng),
        fields: { fileInfo: JSON.stringify({ name }) },
      });
    }
    const search = async (words: string) => {
      const { body } = await panel().get(`/media-uses?search=${encodeURIComponent(words)}`);

      return (body as { files: { name: string }[] }).files.map(({ name }) => name);
    };

    assert.deepEqual(await search("ángel"), [fromMac, "Ángel.png"]);
    assert.deepEqual(await search("ÜBUNG"), ["Übung.png"]);
    assert.deepEqual(await search("%"), []);
  });

  // PostgreSQL compares as its collation does (docs/operating.md); that of the tests is C.
  if (database === "SQLite") {
    test("searches and filters of the panel's lists ignore the case of all letters", async () => {
      for (const title of ["Ángeles_100%", "Ordinary (words)"]) {
        await panel().create(uid, { title });
      }
      const titles = async (query: string) => {
        const { body } = await panel().get(`${path}?sort=id:ASC&${query}`);

        return (body as { results: { title: string }[] }).results.map(({ title }) => title);
      };

      assert.deepEqual(await titles(`_q=${encodeURIComponent("áNGELES")}`), ["Ángeles_100%"]);
      assert.deepEqual(await titles("_q=_100%25"), ["Ángeles_100%"]);
      assert.deepEqual(await titles("_q=ORDINARY%20(W"), ["Ordinary (words)"]);
      assert.deepEqual(await titles("_q=o.d"), []);
      assert.deepEqual(await titles(`filters[title][$containsi]=${encodeURIComponent("ángel")}`), [
        "Ángeles_100%",
      ]);
      assert.deepEqual(await titles("filters[title][$contains]=ordinary"), []);
    });
  }
});
