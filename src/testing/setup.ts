import "@testing-library/jest-dom";

import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";

import { configure } from "@testing-library/dom";

// Browser APIs that jsdom lacks.
Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
globalThis.TextEncoder = TextEncoder;
globalThis.IntersectionObserver = class {
  observe = () => undefined;
  disconnect = () => undefined;
} as never;

// A long timeout, so that slow machines do not fail.
configure({ asyncUtilTimeout: 20_000 });
