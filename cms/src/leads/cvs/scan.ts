import { connect, type NetConnectOpts } from "node:net";
import { text } from "node:stream/consumers";

import type { AppContext } from "../../server/app-context";
import { fieldError, invalidFields, unavailable } from "../../server/http/errors";

const timeoutMs = 30_000;
/**
 * Scans a file with ClamAV (clamd's command INSTREAM).
 *
 * @throws if clamd gives no verdict within 30 seconds.
 */
export const isClean = async (clamd: NetConnectOpts, content: Buffer): Promise<boolean> => {
  const socket = connect(clamd);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error("clamd does not respond")));
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  socket.write(Buffer.concat([Buffer.from("zINSTREAM\0"), length, content, end]));

  const response = (await text(socket)).replace(/\0$/, "");
  if (response === "stream: OK") return true;
  if (response.endsWith(" FOUND")) return false;
  throw new Error("clamd gave no verdict");
};

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
    throw unavailable("We can’t take files right now. Please try again in a moment.");
  });
  if (!clean) {
    throw invalidFields([
      fieldError("files", "Our virus scanner rejected this file. Please send another one."),
    ]);
  }
};
