import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { differencesOf } from "../../editing/panel/compare/differences";
import { takeFields } from "../../editing/panel/take-fields";

import { formVersion, shownForm, shownVersion } from "./version-fields";

describe("an earlier version", () => {
  const cover = { id: 4, documentId: "f1", name: "one.jpg" };
  const tide = { id: 7, documentId: "t", title: "Tide" };
  const sand = { id: 8, documentId: "s", title: "Sand" };
  const gone = { documentId: "g", title: "Gone" };
  const version = {
    title: "Old",
    cover,
    tag: { records: [tide] },
    zone: [{ __component: "sections.tags", __temp_key__: "c000", tags: { records: [gone, tide] } }],
    files: [{ documentId: "f0", name: "lost.jpg" }, cover],
  };
  const draft = {
    title: "Saved",
    cover: null,
    tag: { records: [sand] },
    zone: [{ id: 3, __component: "sections.tags", tags: { records: [sand, tide] } }],
    files: [],
  };
  const untouched = { connect: [], disconnect: [] };
  const values = {
    title: "Typed",
    tag: untouched,
    zone: [{ id: 3, __component: "sections.tags", __temp_key__: "a0", tags: untouched }],
    files: [],
    publishAt: "2099-01-01",
  };

  test("has the relations of the section of the same kind, if another kind has its id", () => {
    const saved = {
      zone: [
        { id: 3, __component: "sections.text", title: "Words" },
        { id: 3, __component: "sections.tags", tags: { records: [sand] } },
      ],
    };
    const form = {
      zone: [
        { id: 3, __component: "sections.text", title: "Words" },
        { id: 3, __component: "sections.tags", tags: untouched },
      ],
    };

    assert.deepEqual(shownForm(form, saved, ["zone"]), shownVersion(saved));
  });

  test("is compared with the form, whose relations are those saved and those changed", () => {
    const before = shownForm(values, draft, Object.keys(version));

    const differences = differencesOf(before, shownVersion(version), () => false);
    assert.deepEqual(
      differences.map(({ field, parts }) => ({ field, parts })),
      [
        { field: "title", parts: [{ path: "title", texts: ["Typed", "Old"] }] },
        { field: "cover", parts: [{ path: "cover", texts: ["", "one.jpg"] }] },
        { field: "tag", parts: [{ path: "tag.0", texts: ["Sand", "Tide"] }] },
        {
          field: "zone",
          parts: [{ path: "zone.0.tags.0", texts: ["Sand", "Gone (no longer exists)"] }],
        },
        {
          field: "files",
          parts: [
            { path: "files.0", texts: ["", "lost.jpg (no longer exists)"], only: 1 },
            { path: "files.1", texts: ["", "one.jpg"], only: 1 },
          ],
        },
      ],
    );
    assert.deepEqual(
      differences.filter(({ isDivisible }) => isDivisible).map(({ field }) => field),
      ["title"],
    );
    const changed = {
      tag: {
        connect: [{ id: 7, label: "Tide", apiData: { id: 7, documentId: "t" } }],
        disconnect: [{ id: 8, apiData: { id: 8, documentId: "s" } }],
      },
    };
    assert.deepEqual(shownForm(changed, draft, ["tag"]), shownVersion({ tag: version.tag }));
  });

  test("is taken into the form field by field, without what no longer exists", () => {
    const taken = takeFields(values, formVersion(version, draft), [
      "tag",
      "zone",
      "cover",
      "files",
    ]);
    const item = ({ id, documentId, title }: typeof tide, key: string) => ({
      id,
      documentId,
      label: title,
      apiData: { id, documentId, isTemporary: true },
      __temp_key__: key,
    });

    assert.deepEqual(taken, {
      ...values,
      cover,
      tag: { connect: [item(tide, "c000")], disconnect: [item(sand, "c000")] },
      zone: [
        {
          __component: "sections.tags",
          __temp_key__: "c000",
          tags: { connect: [item(tide, "c001")], disconnect: [] },
        },
      ],
      files: [cover],
    });
    assert.deepEqual(formVersion({ tag: draft.tag }, draft), { tag: untouched });
    assert.deepEqual(formVersion({ cover: { documentId: "f0", name: "x" } }, {}), { cover: null });
  });
});
