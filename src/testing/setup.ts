import "@testing-library/jest-dom";

import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";

// What browsers have and jsdom leaves out.
Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
globalThis.TextEncoder = TextEncoder;
