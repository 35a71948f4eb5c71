/**
 * What an inspection finds: a document we take; a document of this type that carries more
 * than text and pictures, or is protected; or something else.
 */
export type Verdict = "fit" | "unfit" | "other";
