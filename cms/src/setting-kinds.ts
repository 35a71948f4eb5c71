import { string } from "yup";

/** A complete address; a machine's name is enough as its host, which yup's own `url` rejects. */
export const httpUrl = (example = "https://www.example.com") =>
  string().test(
    "address",
    `\${path} must be a complete address, like ${example}`,
    (text) => text === undefined || (URL.canParse(text) && /^https?:/.test(text)),
  );
