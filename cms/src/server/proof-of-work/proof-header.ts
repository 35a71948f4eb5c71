/** Carries the proof of work for requests that have no body field for it. */
export const proofHeader = "Proof-Of-Work";
