import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { forgetPictures, keepPictures } from "./picture-cache";

const temporary = () => mkdtempSync(join(tmpdir(), "pictures-"));

const jobTo = (outputDir: string, contentDigest = "tide", width = 100) => ({
  inputPaths: [{ path: "tide.png", contentDigest }],
  outputDir,
  args: { operations: [{ outputPath: "a/tide.avif", args: { width } as object }] },
});

type Job = ReturnType<typeof jobTo>;

/** A worker that counts what it makes. */
const createWorker = () => {
  const make = jest.fn((job: Job): Promise<unknown> => {
    for (const { outputPath, args } of job.args.operations) {
      const file = join(job.outputDir, outputPath);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `picture of ${JSON.stringify(args)}`);
    }

    return Promise.resolve();
  });

  return { make, worker: { IMAGE_PROCESSING: make as (job: Job) => Promise<unknown> } };
};

it("makes a picture once, for builds to come", async () => {
  const [folder, first, second] = [temporary(), temporary(), temporary()];
  const { make, worker } = createWorker();
  keepPictures({ effort: 1 }, folder, worker);
  await worker.IMAGE_PROCESSING(jobTo(first));
  await worker.IMAGE_PROCESSING(jobTo(second));

  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(join(second, "a/tide.avif"), "utf8")).toBe('picture of {"width":100}');
});

it("leaves a picture to the plugin that is made when a browser asks for it", async () => {
  const worker = { IMAGE_PROCESSING: () => Promise.resolve() };
  keepPictures({ effort: 1 }, temporary(), worker);
  const { args, ...job } = jobTo(temporary());

  await expect(
    (worker.IMAGE_PROCESSING as (job: object) => Promise<void>)({
      ...job,
      args: { ...args, isLazy: true },
    }),
  ).resolves.toBeUndefined();
});

it("makes another one of another file, in another size, or in another way", async () => {
  const folder = temporary();
  const { make, worker } = createWorker();
  keepPictures({ effort: 1 }, folder, worker);
  await worker.IMAGE_PROCESSING(jobTo(temporary()));
  await worker.IMAGE_PROCESSING(jobTo(temporary(), "moon"));
  await worker.IMAGE_PROCESSING(jobTo(temporary(), "tide", 200));
  const other = createWorker();
  keepPictures({ effort: 4 }, folder, other.worker);
  await other.worker.IMAGE_PROCESSING(jobTo(temporary()));

  expect(make).toHaveBeenCalledTimes(3);
  expect(other.make).toHaveBeenCalledTimes(1);
});

it("forgets what no build has asked for in 30 days", async () => {
  const folder = temporary();
  writeFileSync(join(folder, "one"), "");
  await forgetPictures(folder, Date.now() + 29 * 86_400_000);
  expect(readdirSync(folder)).toEqual(["one"]);
  await forgetPictures(folder, Date.now() + 31 * 86_400_000);
  expect(readdirSync(folder)).toEqual([]);
  await forgetPictures(join(folder, "none"));
  expect(existsSync(join(folder, "none"))).toBe(true);
});

it("finds the worker of gatsby-plugin-sharp", () => {
  expect(jest.requireActual("gatsby-plugin-sharp/gatsby-worker")).toMatchObject({
    IMAGE_PROCESSING: expect.any(Function),
  });
});
