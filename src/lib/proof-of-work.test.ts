import { createChallenge, verifySolution, type VerifySolutionOptions } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { answering, fetchDouble, hanging, mockFetch } from "../testing/fetch-double";

import { postSubmission } from "./post-submission";

const stored = { status: 201, body: { data: { id: 7 } } };
const proofRequired = {
  status: 400,
  body: { error: { details: { errors: [{ path: ["altcha"], message: "A proof is needed" }] } } },
};
const hmacSignatureSecret = "secret-of-the-test";
const challenge = async () => ({
  status: 200,
  body: await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    deriveKey,
    hmacSignatureSecret,
  }),
});

type Proof = Pick<VerifySolutionOptions, "challenge" | "solution">;

/** The proof that the nth request sent. */
const proof = (request: number): Proof | undefined => {
  const { data } = JSON.parse(String(fetchDouble.mock.calls[request]?.[1].body));

  return data.altcha && JSON.parse(atob(data.altcha));
};

describe("an entry that the server wants a proof of work for", () => {
  beforeEach(mockFetch);
  const post = () => postSubmission("contact-datas", { full_name: "Ada" }, "key-1");

  it("is sent again with the proof", async () => {
    answering(proofRequired, await challenge(), stored);

    expect(await post()).toEqual({ id: 7 });
    expect(fetchDouble.mock.calls[1]?.[0]).toMatch(/\/api\/challenge$/);
    expect(proof(0)).toBeUndefined();
    await expect(
      verifySolution({ ...(proof(2) as Proof), deriveKey, hmacSignatureSecret }),
    ).resolves.toMatchObject({ verified: true });
  });

  it("gets at most one more proof if a lost attempt has used the first", async () => {
    answering(proofRequired, await challenge(), proofRequired, await challenge(), proofRequired);

    await expect(post()).rejects.toMatchObject({ fields: { altcha: "A proof is needed" } });
    expect(proof(2)).not.toEqual(proof(4));
    expect(fetchDouble).toHaveBeenCalledTimes(5);
  });

  it("times out if the challenge hangs", async () => {
    jest.useFakeTimers();
    answering(proofRequired);
    fetchDouble.mockImplementationOnce(hanging);
    const outcome = post().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();

    expect(await outcome).toMatchObject({ code: "slow" });
  });

  it("is sent again without a proof if the server no longer wants one", async () => {
    answering(proofRequired, { status: 204 }, stored);

    expect(await post()).toEqual({ id: 7 });
    expect(proof(2)).toBeUndefined();
  });

  it.each([
    ["is not available", { status: 404 }],
    ["is invalid", { status: 200, body: "junk" }],
    ["fails to load", new TypeError("Failed to fetch")],
  ])("is rejected if the challenge %s", async (_, instead) => {
    answering(proofRequired, instead);

    await expect(post()).rejects.toMatchObject({ code: "rejected" });
  });
});
