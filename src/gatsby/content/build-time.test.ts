import { createBuildNode } from "./build-time";

const hourOfNode = async () => {
  const createNode = jest.fn<
    undefined,
    [{ hour: string; day: string; internal: { contentDigest: string } }]
  >();
  await createBuildNode({ actions: { createNode }, createContentDigest: String } as never);

  return createNode.mock.lastCall?.[0];
};

afterEach(() => {
  delete process.env.BUILD_TIME;
  delete process.env.WARM_GATSBY;
  jest.useRealTimers();
});

it("has the hour for which the publisher builds", async () => {
  process.env.BUILD_TIME = "2027-06-30T23:59:59.000Z";

  expect(await hourOfNode()).toMatchObject({ hour: "2027-06-30T23", day: "2027-06-30" });
});

it("stays as it was while a Gatsby starts to wait", async () => {
  process.env.WARM_GATSBY = "true";

  expect(await hourOfNode()).toBeUndefined();
});

it("has the present hour without a publisher, and changes with it alone", async () => {
  jest.useFakeTimers({ now: Date.parse("2027-06-30T23:58:00.000Z") });
  const first = await hourOfNode();
  jest.setSystemTime(Date.parse("2027-06-30T23:59:59.000Z"));
  const second = await hourOfNode();
  jest.setSystemTime(Date.parse("2027-07-01T00:00:00.000Z"));
  const third = await hourOfNode();

  expect([first, second, third].map((node) => node?.hour)).toEqual([
    "2027-06-30T23",
    "2027-06-30T23",
    "2027-07-01T00",
  ]);
  expect(first?.internal.contentDigest).toBe(second?.internal.contentDigest);
  expect(third?.internal.contentDigest).not.toBe(second?.internal.contentDigest);
});
