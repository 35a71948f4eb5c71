import type { visitorLocation as VisitorLocation } from "./visitor-location";

const fetchDouble = jest.fn();

/** The lookup of a site built with these settings. */
const lookupWith = async (
  token: string,
  url = "https://ip.example/json",
): Promise<typeof VisitorLocation> => {
  jest.resetModules();
  process.env.GATSBY_IP_LOOKUP_TOKEN = token;
  process.env.GATSBY_IP_LOOKUP_URL = url;

  return (await import("./visitor-location")).visitorLocation;
};

const answering = (body: unknown, ok = true) =>
  fetchDouble.mockResolvedValue({ ok, json: () => Promise.resolve(body) });

describe("the IP lookup", () => {
  beforeEach(() => {
    fetchDouble.mockReset();
    globalThis.fetch = fetchDouble;
    AbortSignal.timeout ??= () => new AbortController().signal;
  });

  it("is off without a token", async () => {
    expect(await (await lookupWith(""))()).toBeNull();
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it("sends one request per visit, with the token", async () => {
    answering({ country: "DE" });
    const visitorLocation = await lookupWith("a b");

    await visitorLocation();
    await visitorLocation();
    expect(fetchDouble.mock.calls.map(([url]) => String(url))).toEqual([
      "https://ip.example/json?token=a+b",
    ]);
  });

  it("keeps the query of its URL", async () => {
    answering({ country: "DE" });
    await (
      await lookupWith("t", "https://ip.example/json?fields=country")
    )();

    expect(String(fetchDouble.mock.calls[0]?.[0])).toBe(
      "https://ip.example/json?fields=country&token=t",
    );
  });

  it("retries after a failure, and caches the result", async () => {
    fetchDouble.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const visitorLocation = await lookupWith("t");
    expect(await visitorLocation()).toBeNull();

    answering({ country: "DE" });
    expect(await visitorLocation()).toEqual({ country: "DE" });
    expect(await visitorLocation()).toEqual({ country: "DE" });
    expect(fetchDouble).toHaveBeenCalledTimes(2);
  });

  it("sends one request for two simultaneous calls", async () => {
    answering({ country: "DE" });
    const visitorLocation = await lookupWith("t");
    await Promise.all([visitorLocation(), visitorLocation()]);

    expect(fetchDouble).toHaveBeenCalledTimes(1);
  });

  it("times out after 1.5 seconds", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout");
    answering({ country: "DE" });

    await (
      await lookupWith("t")
    )();
    expect(timeout).toHaveBeenCalledWith(1500);
  });

  it("returns only known fields", async () => {
    answering({
      country: "DE",
      city: "Kiel",
      ip: "192.0.2.1",
      org: "x",
      loc: "1,2",
      timezone: "Europe/Berlin",
    });

    expect(await (await lookupWith("t"))()).toEqual({
      country: "DE",
      city: "Kiel",
      timezone: "Europe/Berlin",
    });
  });

  it.each([
    ["text", "hello"],
    ["null", null],
    ["a list", [1, 2]],
    ["fields of other types", { country: 7, city: {}, region: null }],
    ["an invalid country", { country: "Germany" }],
    ["a city that is too long", { city: "x".repeat(101) }],
  ])("returns null for %s", async (_, body) => {
    answering(body);

    expect(await (await lookupWith("t"))()).toBeNull();
  });

  it.each([
    ["country", ["DEU", "ADE", "de", "D"], ["DE"]],
    ["region", ["", "x".repeat(101), "a\nb"], ["x", "x".repeat(100)]],
    ["city", ["", "x".repeat(101), "a\nb"], ["x", "x".repeat(100)]],
    ["postal", ["", "1".repeat(21), "1\n2"], ["1", "1".repeat(20)]],
    ["timezone", ["", "x".repeat(61), "Etc/GMT+1!", "!Etc/GMT+1"], ["Etc/GMT+1", "x".repeat(60)]],
  ])("accepts a %s only as the CMS stores it", async (part, bad, good) => {
    const visitorLocation = await lookupWith("t");
    for (const value of bad) {
      answering({ [part]: value });
      expect(await visitorLocation()).toBeNull();
    }
    for (const value of good) {
      answering({ [part]: value });
      expect(await (await lookupWith("t"))()).toEqual({ [part]: value });
    }
  });

  it("returns null if the request is rejected", async () => {
    answering({ country: "DE" }, false);

    expect(await (await lookupWith("t"))()).toBeNull();
  });

  it("returns null if the connection fails", async () => {
    fetchDouble.mockRejectedValue(new TypeError("Failed to fetch"));

    expect(await (await lookupWith("t"))()).toBeNull();
  });
});
