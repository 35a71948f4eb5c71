import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { writeMarkdownImages } from "./markdown-images";

const settings = { apiUrl: "http://cms.example" };

describe("writeMarkdownImages", () => {
  const home = process.cwd();
  afterEach(() => {
    process.chdir(home);
  });

  it("resizes an image to the text's width, and returns its URL", async () => {
    process.chdir(mkdtempSync(join(tmpdir(), "site-")));
    await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#123456" } })
      .png()
      .toFile("desk.png");
    const file = {
      absolutePath: join(process.cwd(), "desk.png"),
      name: "desk",
      internal: { contentDigest: "digest" },
    };
    const findOne = jest.fn(() => Promise.resolve(file));
    const pictures = await writeMarkdownImages(
      "![A desk](https://panel.example/uploads/x.png)",
      { findOne },
      settings,
    );

    expect(pictures).toEqual(
      new Map([
        [
          "https://panel.example/uploads/x.png",
          { src: "/static/digest/desk.webp", width: 1360, height: 680 },
        ],
      ]),
    );
    expect(existsSync("public/static/digest/desk.webp")).toBe(true);
    expect(findOne).toHaveBeenCalledWith({
      type: "File",
      query: {
        filter: {
          url: {
            in: ["https://panel.example/uploads/x.png", "http://cms.example/uploads/x.png"],
          },
        },
      },
    });
  });

  it("returns the size of one frame of an animation", async () => {
    process.chdir(mkdtempSync(join(tmpdir(), "site-")));
    const frames = ["#123456", "#654321", "#112233"].map((background) => ({
      create: { width: 30, height: 20, channels: 3 as const, background },
    }));
    await sharp(frames as never, { join: { animated: true } })
      .withMetadata({ orientation: 6 })
      .webp()
      .toFile("film.webp");
    const file = {
      absolutePath: join(process.cwd(), "film.webp"),
      name: "film",
      internal: { contentDigest: "digest" },
    };
    const pictures = await writeMarkdownImages(
      "![A film](/uploads/film.webp)",
      { findOne: () => Promise.resolve(file) },
      settings,
    );

    expect([...pictures.values()]).toEqual([
      { src: "/static/digest/film.webp", width: 30, height: 20 },
    ]);
  });

  it("queries nothing for a text without images", async () => {
    const findOne = jest.fn();

    expect(await writeMarkdownImages("Words.", { findOne }, settings)).toEqual(new Map());
    expect(findOne).not.toHaveBeenCalled();
  });
});
