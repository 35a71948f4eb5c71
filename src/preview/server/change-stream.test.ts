import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";

import { createChangeStream } from "./change-stream";

it("notifies a preview of changes until it is closed", () => {
  const preview = Object.assign(new EventEmitter(), { writeHead: jest.fn(), write: jest.fn() });
  const listeners = createChangeStream();
  listeners.subscribe(preview as unknown as ServerResponse);
  listeners.broadcast();
  expect(preview.write).toHaveBeenLastCalledWith(`data: ${listeners.version()}\n\n`);

  preview.write.mockClear();
  preview.emit("close");
  listeners.broadcast();
  expect(preview.write).not.toHaveBeenCalled();
  listeners.close();
});
