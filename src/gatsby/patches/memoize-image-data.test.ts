import { memoizeImageData } from "./memoize-image-data";

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

/** The memoized resolver and mocks of what it calls. */
const setUp = () => {
  const original = jest.fn((_source: object, args: object) => Promise.resolve({ args }));
  let resolve: Resolve | undefined;
  memoizeImageData({
    createResolvers: (resolvers: { ImageSharp: { gatsbyImageData: { resolve: Resolve } } }) => {
      ({ resolve } = resolvers.ImageSharp.gatsbyImageData);
    },
  });
  const getNodeById = jest.fn(({ id }: { id: string }) => ({
    internal: { contentDigest: id.replace(/ .*/, "") },
  }));

  return {
    original,
    getNodeById,
    ask: (parent: string, args: object) =>
      resolve?.({ parent }, args, { nodeModel: { getNodeById } }, { originalResolver: original }),
  };
};

it("computes an image once for all pages, and registers the file for each", async () => {
  const { ask, original, getNodeById } = setUp();
  const answers = [await ask("ada", { width: 380 }), await ask("ada", { width: 380 })];

  expect(answers).toEqual([{ args: { width: 380 } }, { args: { width: 380 } }]);
  expect(original).toHaveBeenCalledTimes(1);
  expect(getNodeById.mock.calls).toEqual([[{ id: "ada" }], [{ id: "ada" }]]);
});

it.each([
  ["another size", "ada", { width: 760 }],
  ["another file", "grace", { width: 380 }],
  ["a file with the same content and another name", "ada (copy)", { width: 380 }],
])("computes %s separately", async (_which, parent, args) => {
  const { ask, original } = setUp();
  await ask("ada", { width: 380 });
  await ask(parent, args);

  expect(original).toHaveBeenCalledTimes(2);
});

it("retries after a failure", async () => {
  const { ask, original } = setUp();
  original.mockRejectedValueOnce(new Error("busy"));

  await expect(ask("ada", {})).rejects.toThrow("busy");
  await expect(ask("ada", {})).resolves.toEqual({ args: {} });
});
