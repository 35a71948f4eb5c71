import assert from "node:assert/strict";
import { test } from "node:test";

import { mediaFile, uploadMedia } from "../support/media";
import { panelOf } from "../support/panel-client";
import type { PanelService } from "../support/use-panel-service";
import { smallestPng } from "../support/visitors";

const path = "/content-manager/collection-types/api::article.article";

/** Declares tests of texts that databases treat differently. */
export const describeTextValues = (
  service: PanelService,
  administrator: () => Record<string, string>,
) => {
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

  test("the list of uses finds a file in any case, and as macOS writes accents", async () => {
    for (const name of ["Ángel.png", "Übung.png"]) {
      await uploadMedia(service.url, administrator(), {
        file: mediaFile(name, smallestPng),
        fields: { fileInfo: JSON.stringify({ name }) },
      });
    }
    const search = async (words: string) => {
      const { body } = await panel().get(`/media-uses?search=${encodeURIComponent(words)}`);

      return (body as { files: { name: string }[] }).files.map(({ name }) => name);
    };

    for (const written of ["ángel", "ÁNGEL", "ángel".normalize("NFD")]) {
      assert.deepEqual(await search(written), ["Ángel.png"], written);
    }
    assert.deepEqual(await search("ÜBUNG"), ["Übung.png"]);
    assert.deepEqual(await search("%"), []);
  });
};
