import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { readLogo } from "../../src/gatsby/files/logos";

it.each([
  ["golang", "go"],
  ["reactnative", "react"],
])("finds the logo of %s in simple-icons by the package's name", async (slug, icon) => {
  const file = join(process.cwd(), "node_modules/simple-icons/icons", `${icon}.svg`);

  expect(await readLogo(slug)).toBe(await readFile(file, "utf8"));
});

it("prefers the site's own icon to simple-icons", async () => {
  const logos = await Promise.all(["dotnet", "wix", "a-technology-without-an-icon"].map(readLogo));

  expect(new Set(logos).size).toBe(3);
});
