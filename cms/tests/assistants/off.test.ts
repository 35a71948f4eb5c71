import assert from "node:assert/strict";
import { test } from "node:test";

import { panel, panelService } from "../support/shared-panel-service";

test("without ASSISTANTS there are neither tools nor tokens", async () => {
  for (const method of ["GET", "POST"]) {
    const { status } = await fetch(`${panelService.url}/mcp`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(method === "POST" && { body: "{}" }),
    });
    assert.ok([404, 405].includes(status), `${method} ${status}`);
  }
  assert.equal((await panel.get("/assistants")).status, 404);
});
