import { json, serveContent, stopServing } from "../../testing/content-server";

import { downloadMarkdownImages } from "../html/markdown-images";
import { downloadMedia } from "./media";
import { findMediaFiles } from "./media-library";

const fetchFile = jest.fn();

const apiOf = (node: object) => {
  const createNodeField = jest.fn();

  return { api: { node, actions: { createNodeField } } as never, createNodeField };
};
const media = {
  documentId: "desk",
  name: "desk.png",
  url: "/uploads/x.png",
  internal: { type: "STRAPI__MEDIA" },
};
const settings = { apiUrl: "http://cms.example" };
const fetched = () => fetchFile.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetchFile.mockReset().mockResolvedValue({ id: "file" });
});
afterEach(stopServing);

describe("downloadMedia", () => {
  it.each([
    ["/uploads/x.png", "http://cms.example/uploads/x.png"],
    ["https://bucket.example/x.png", "https://bucket.example/x.png"],
  ])("fetches %s and links it to its record", async (url, address) => {
    const { api, createNodeField } = apiOf({ ...media, url });
    await downloadMedia(api, settings, fetchFile);

    expect(fetched()).toEqual([address]);
    expect(createNodeField).toHaveBeenCalledWith(
      expect.objectContaining({ name: "localFile", value: "file" }),
    );
  });

  it("leaves other nodes alone", async () => {
    await downloadMedia(apiOf({ internal: { type: "SitePage" } }).api, settings, fetchFile);

    expect(fetchFile).not.toHaveBeenCalled();
  });

  it.each([403, 404, 410])("names a file that is missing (%i), as the fault", async (status) => {
    fetchFile.mockRejectedValue(
      new Error(`Unable to fetch:\n\nReason: Response code ${status} (…)`),
    );

    await expect(downloadMedia(apiOf(media).api, settings, fetchFile)).rejects.toMatchObject({
      message: `The file "desk.png" of the media library is missing: upload it again, and choose the new one. It cannot be downloaded from http://cms.example/uploads/x.png (Response code ${status}).`,
      record: { uid: "plugin::upload.file", documentId: "desk" },
    });
  });

  it.each([
    [new Error("Unable to fetch:\n\nReason: Response code 503 (…)"), "Response code 503"],
    [new Error("connect ECONNREFUSED 127.0.0.1:1"), "ECONNREFUSED"],
    [new Error("ENOSPC: no space left on device, write"), "ENOSPC"],
    ["Failed to download after 3 attempts", "incomplete response"],
  ])("names a file that could not be downloaded, so that it is tried again", async (error, why) => {
    fetchFile.mockRejectedValue(error);

    await expect(downloadMedia(apiOf(media).api, settings, fetchFile)).rejects.toMatchObject({
      message: `The file "desk.png" of the media library could not be downloaded from http://cms.example/uploads/x.png (${why}).`,
      record: undefined,
    });
  });
});

describe("downloadMarkdownImages", () => {
  const text = (content: string) =>
    apiOf({ internal: { type: "TEXT", mediaType: "text/markdown", content } }).api;
  const library = (...files: object[]) =>
    serveContent({
      "/api/media-files": (response) => response.end(JSON.stringify(files)),
    });

  it.each([
    ["/uploads/x.png", "/uploads/x.png"],
    // The admin panel inserts its own URL of the CMS, which differs from the build's.
    ["https://cms.example/uploads/x.png", "/uploads/x.png"],
    ["https://bucket.example/x.png", "https://bucket.example/x.png"],
  ])("fetches %s from the URL in the media library", async (address, url) => {
    const service = await library({ name: "desk.png", url });
    await downloadMarkdownImages(text(`A desk: ![](${address})`), service, fetchFile);

    expect(fetched()).toEqual([url.startsWith("/") ? service.apiUrl + url : url]);
  });

  it("queries the media library only for URLs it may have", async () => {
    const requested: string[] = [];
    const service = await serveContent({});
    jest.spyOn(globalThis, "fetch").mockImplementationOnce((url) => {
      requested.push(decodeURIComponent(String(url)));

      return Promise.resolve(new Response("[]"));
    });
    await downloadMarkdownImages(
      text("![](http://b.example/uploads/x.png?y)"),
      service,
      fetchFile,
    ).catch(() => null);

    expect(requested).toEqual([
      `${service.apiUrl}/api/media-files?url[]=http://b.example/uploads/x.png?y&url[]=/uploads/x.png`,
    ]);
  });

  it("asks for the pictures of a text with one request, however many there are", async () => {
    const addresses = Array.from({ length: 1000 }, (_, number) => `/uploads/${number % 500}.png`);
    let requests = 0;
    const { apiUrl } = await serveContent({
      "/api/media-files": (response) => {
        requests += 1;
        response.end(JSON.stringify(addresses.map((url) => ({ name: "a", url }))));
      },
    });
    const files = await findMediaFiles({ apiUrl, timeout: 5000 } as never, addresses);

    expect(files.size).toBe(500);
    expect(requests).toBe(1);
  });

  it.each(["https://elsewhere.example/x.png", "javascript:x", "/uploads/gone.png"])(
    "rejects the image %s, which is not in the media library",
    async (address) => {
      await expect(
        downloadMarkdownImages(text(`![](${address})`), await library(), fetchFile),
      ).rejects.toThrow(
        `The picture ${address} is not in the media library: upload it there, and insert it from there.`,
      );
      expect(fetchFile).not.toHaveBeenCalled();
    },
  );

  it("stops if the media library cannot be read", async () => {
    const service = await serveContent({ "/api/media-files": json(null, 500) });

    await expect(
      downloadMarkdownImages(text("![](/uploads/x.png)"), service, fetchFile),
    ).rejects.toThrow(/returned 500 for the media library instead of content: check its log\.$/);
  });

  it("leaves texts without images and other nodes alone", async () => {
    const service = await serveContent({ "/api/media-files": json(null, 500) });
    await downloadMarkdownImages(text("`![](/uploads/x.png)`"), service, fetchFile);
    await downloadMarkdownImages(
      apiOf({ internal: { content: "![](/x.png)" } }).api,
      service,
      fetchFile,
    );

    expect(fetchFile).not.toHaveBeenCalled();
  });
});
