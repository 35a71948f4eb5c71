import "@testing-library/jest-dom";

import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";

import { configure } from "@testing-library/dom";

// What browsers have and jsdom leaves out.
Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
globalThis.TextEncoder = TextEncoder;

// On a busy machine everything takes longer: only what never comes ends a wait.
configure({ asyncUtilTimeout: 20_000 });
