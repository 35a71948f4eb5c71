import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { publicSettings, readPublicSettings } from "./public-settings";

test("keeps for the whole panel what the CMS says at the start, else defaults", async () => {
  const answers = mock.method(globalThis, "fetch", () => Promise.reject(new Error("offline")));
  const defaults = { name: null, siteUrl: "", sendsEmail: true, assistants: false };
  assert.deepEqual(await readPublicSettings(), defaults);
  assert.deepEqual(publicSettings(), defaults);

  const given = {
    name: "Shoreline",
    siteUrl: "https://www.example.com",
    sendsEmail: false,
    assistants: true,
  };
  answers.mock.mockImplementation(() => Promise.resolve(Response.json(given)));
  assert.deepEqual(await readPublicSettings(), given);
  assert.deepEqual(publicSettings(), given);
  assert.deepEqual(answers.mock.calls[1]?.arguments, ["/public-settings"]);
});
