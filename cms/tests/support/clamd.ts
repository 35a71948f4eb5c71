import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import { freePort } from "./ports";
import { temporaryFolder } from "./service";
import { until } from "./wait";
import { smallPdf } from "./visitors";

/** The EICAR test file for virus scanners, in two halves so that none detects this source file. */
const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$" + "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** A PDF that a scanner rejects. */
export const infectedPdf = Buffer.concat([
  smallPdf.subarray(0, 9),
  Buffer.from(`% ${eicar}\n`),
  smallPdf.subarray(9),
]);

/** A fake clamd that detects one virus, and can return no verdict. */
export const startFakeClamd = async () => {
  let silent = false;
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      received = Buffer.concat([received, data]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      const found = received.includes(eicar);
      socket.end(silent ? "" : `stream: ${found ? "Eicar-Test FOUND" : "OK"}\0`);
    });
  });
  server.listen(await freePort(), "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };

  return {
    address: `tcp://127.0.0.1:${port}`,
    silence: (yes: boolean) => (silent = yes),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** The program clamd: of Debian's clamav-daemon, or at CLAMD_PATH; undefined if it is missing. */
export const clamdPath = (): string | undefined =>
  [process.env.CLAMD_PATH, "clamd", "/usr/sbin/clamd"].find(
    (path) => path && spawnSync(path, ["--help"]).error === undefined,
  );

/** Runs clamd with only the signature of the test file, which needs no download. */
export const startClamd = async (path: string) => {
  const folder = temporaryFolder("clamd");
  const socket = join(folder, "clamd.ctl");
  const pattern = Buffer.from(eicar).toString("hex");
  writeFileSync(join(folder, "test.ndb"), `Eicar-Test:0:*:${pattern}\n`);
  writeFileSync(
    join(folder, "clamd.conf"),
    `DatabaseDirectory ${folder}\nLocalSocket ${socket}\nForeground yes\n`,
  );
  const child = spawn(path, ["-c", join(folder, "clamd.conf")], { stdio: "ignore" });

  return {
    address: `unix:${socket}`,
    ready: (isReady: () => Promise<boolean>) => until("clamd answers", isReady),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
};
