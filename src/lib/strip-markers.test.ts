import { stripMarkers } from "./strip-markers";

it("strips invisible characters and outer spaces", () => {
  expect(stripMarkers(" Shop\u200b\u200d\ufeff ")).toBe("Shop");
});
