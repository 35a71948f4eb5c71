import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import sharp from "sharp";

/** What gatsby-plugin-sharp asks its worker: one file, and all pictures that are made of it. */
type Job = {
  inputPaths: { path: string; contentDigest: string }[];
  outputDir: string;
  args: {
    operations: { outputPath: string; args: object }[];
    pluginOptions?: object;
    /** In development, pictures are made when a browser asks for them. */
    isLazy?: boolean;
  };
};
type Worker = { IMAGE_PROCESSING: (job: Job) => Promise<unknown> };

const ofPlugin = () =>
  createRequire(resolve("package.json"))("gatsby-plugin-sharp/gatsby-worker") as Worker;

const days = 24 * 60 * 60 * 1000;
/** How long a picture is kept that no build asks for. */
const kept = 30 * days;

const put = async (from: string, to: string) => {
  const passing = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, passing);
  await rename(passing, to);
};

/** Puts a picture where it belongs, when it was made before. */
const take = async (from: string, to: string) => {
  try {
    await put(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;

    return false;
  }
  const now = new Date();
  await utimes(from, now, now);

  return true;
};

/**
 * Keeps the pictures that gatsby-plugin-sharp makes, for builds that begin with nothing: making
 * them takes longer than all the rest.
 *
 * @param made what else the pictures depend on.
 * @param folder of the pictures made before.
 */
export const keepPictures = (made: object, folder = ".pictures", worker = ofPlugin()) => {
  const make = worker.IMAGE_PROCESSING;

  worker.IMAGE_PROCESSING = async (job) => {
    const { inputPaths, outputDir, args } = job;
    if (args.isLazy) return make(job);
    const pictures = args.operations.map((operation) => ({
      place: join(outputDir, operation.outputPath),
      copy: join(
        folder,
        createHash("sha256")
          .update(
            JSON.stringify([
              inputPaths.map(({ contentDigest }) => contentDigest),
              operation.args,
              args.pluginOptions,
              sharp.versions,
              made,
            ]),
          )
          .digest("hex"),
      ),
    }));
    const taken = await Promise.all(pictures.map(({ copy, place }) => take(copy, place)));
    if (taken.every(Boolean)) return;

    await make(job);
    await Promise.all(pictures.map(({ copy, place }) => put(place, copy)));
  };
};

/** Deletes the pictures that no build has asked for in 30 days. */
export const forgetPictures = async (folder = ".pictures", now = Date.now()) => {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (now - (await stat(file)).mtimeMs > kept) await rm(file, { force: true });
  }
};
