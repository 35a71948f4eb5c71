import { wrongPaths } from "../../src/testing/docs/paths";
import { readPages, readRepository } from "../../src/testing/docs/repository";

test("the documentation names files of the sample that exist", () => {
  const repository = readRepository();
  const concerns = (name: string) => name.startsWith("sample-content/");

  expect(readPages().flatMap((page) => wrongPaths(page, repository, concerns))).toEqual([]);
});
