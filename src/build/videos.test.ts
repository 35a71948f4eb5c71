import { playerOrigins, videoAt } from "./videos";

it.each([
  ["https://www.youtube.com/watch?v=abc_efg-ijk", "/embed/abc_efg-ijk?"],
  ["https://www.youtube.com/watch?list=x&v=abc_efg-ijk&t=9s", "/embed/abc_efg-ijk?"],
  ["https://m.youtube.com/shorts/abc_efg-ijk", "/embed/abc_efg-ijk?"],
  ["https://youtu.be/abc_efg-ijk?si=x", "/embed/abc_efg-ijk?"],
  ["https://vimeo.com/123456", "/video/123456?"],
])("knows the player of %s, on a host that frames may load", (address, path) => {
  const player = videoAt(address)?.player ?? "";

  expect(player).toContain(path);
  expect(playerOrigins).toContain(new URL(player).origin);
});

it.each([
  "https://www.youtube.com/@channel",
  "https://youtu.be/too-short",
  "http://youtu.be/abc_efg-ijk",
  "https://youtube.com.evil.example/watch?v=abc_efg-ijk",
  "https://evil.example/?https://youtu.be/abc_efg-ijk",
  "https://vimeo.com/about",
])("takes %s for no video", (address) => {
  expect(videoAt(address)).toBeUndefined();
});
