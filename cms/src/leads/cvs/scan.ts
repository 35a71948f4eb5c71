import { connect, type NetConnectOpts } from "node:net";

import type { AppContext } from "../../server/app-context";
import { fieldError, invalidFields, unavailable } from "../../server/http/errors";

const timeoutMs = 30_000;
const chunkLength = 64 * 1024;

const lengthOf = (chunk: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);

  return length;
};

/**
 * Scans a file with ClamAV (clamd's command INSTREAM).
 *
 * @throws if clamd gives no verdict within 30 seconds.
 */
export const isClean = (clamd: NetConnectOpts, content: Buffer): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(clamd);
    let response = "";
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };

    socket.setTimeout(timeoutMs, () => fail(new Error("clamd does not respond")));
    socket.on("error", fail);
    socket.on("data", (data: Buffer) => (response += data.toString()));
    socket.on("close", () => {
      if (/^stream: OK\0?$/.test(response.trim())) resolve(true);
      else if (/ FOUND\0?$/.test(response.trim())) resolve(false);
      else reject(new Error("clamd gave no verdict"));
    });

    socket.write("zINSTREAM\0");
    for (let at = 0; at < content.length; at += chunkLength) {
      const chunk = content.subarray(at, at + chunkLength);
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    socket.write(Buffer.alloc(4));
  });

/**
 * Scans a new file if CLAMAV is set.
 *
 * @throws {HttpError} 400 if the file is infected, 503 without a verdict.
 */
export const assertClean = async ({ strapi, settings }: AppContext, content: Buffer) => {
  const { clamd } = settings.cvs;
  if (!clamd) return;
  const clean = await isClean(clamd, content).catch((error: Error) => {
    strapi.log.error(`CV rejected: ClamAV gave no verdict (${error.message})`);
    throw unavailable("We can't take files right now. Please try again in a moment.");
  });
  if (!clean) {
    throw invalidFields([
      fieldError("files", "Our virus scanner rejected this file. Please send another one."),
    ]);
  }
};
