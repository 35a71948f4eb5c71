import { readSettings } from "../src/settings";

export default () => {
  const { jwtSecret } = readSettings(process.env);

  return {
    "users-permissions": { config: { jwtSecret } },
    // The site makes its own sizes of every picture; copies made here would lie unused.
    upload: { config: { breakpoints: {}, sizeLimit: 20 * 1024 * 1024 } },
  };
};
