// Maps every class of a CSS module to its own name. __esModule keeps
// `import * as styles` from copying the classes into an empty object.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_target, name) => (name === "__esModule" ? true : String(name)) },
);
