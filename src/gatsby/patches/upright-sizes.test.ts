import { Readable } from "node:stream";

import sharp from "sharp";

import { patchUprightSizes } from "./upright-sizes";

const { metadata } = sharp.prototype;

afterEach(() => {
  sharp.prototype.metadata = metadata;
});

it("returns the size of a picture as it is drawn, from a stream like gatsby-plugin-sharp's", async () => {
  const phone = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#123" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const pipeline = sharp();
  Readable.from([phone]).pipe(pipeline);
  patchUprightSizes();

  expect(await pipeline.metadata()).toMatchObject({ width: 30, height: 40, orientation: 6 });
});
