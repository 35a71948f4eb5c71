import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sendFile } from "./files";

let site: string;
let server: Server;
let sent: (path: string) => void;
const get = async (path: string) => {
  const { port } = server.address() as AddressInfo;

  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
};

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), "release-"));
  for (const name of ["one.txt", "two.txt"]) writeFileSync(join(site, name), name);
  sent = () => undefined;
  server = createServer(({ url = "" }, response) => {
    sendFile(site, url, response);
    sent(url);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(site, { recursive: true });
});

it("serves a file that is removed while it is sent", async () => {
  sent = (path) => path === "/one.txt" && rmSync(join(site, "one.txt"));

  expect(await get("/one.txt")).toBe("one.txt");
  expect(await get("/two.txt")).toBe("two.txt");
});
