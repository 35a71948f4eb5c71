import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { request } from "./cms-client";

/** A CMS that closes its first connections without an answer. */
const startCms = async (closes: number) => {
  let requests = 0;
  const server = createServer((incoming, response) => {
    requests += 1;
    if (requests > closes) response.end('{"data":[]}');
    else incoming.socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;

  return {
    config: { apiUrl: `http://127.0.0.1:${port}`, token: "a", timeout: 10_000 },
    stop: () => server.close(),
  };
};

describe("a request of the build", () => {
  it("is sent again if the CMS has closed the connection", async () => {
    const { config, stop } = await startCms(1);

    await expect(request(config, "/api/pages")).resolves.toEqual({
      status: 200,
      body: { data: [] },
    });
    stop();
  });

  it("fails if that happens again", async () => {
    const { config, stop } = await startCms(2);

    await expect(request(config, "/api/pages")).rejects.toThrow(/cannot be reached/);
    stop();
  });
});
