import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";

import { createListeners } from "./changes";

it("tells a preview of changes until it is closed", () => {
  const preview = Object.assign(new EventEmitter(), { writeHead: jest.fn(), write: jest.fn() });
  const listeners = createListeners();
  listeners.add(preview as unknown as ServerResponse);
  listeners.tell();
  expect(preview.write).toHaveBeenLastCalledWith(`data: ${listeners.version()}\n\n`);

  preview.write.mockClear();
  preview.emit("close");
  listeners.tell();
  expect(preview.write).not.toHaveBeenCalled();
  listeners.close();
});
