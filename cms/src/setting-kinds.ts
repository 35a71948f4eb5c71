import { string } from "yup";

/** An http(s) URL. Unlike yup's `url`, it allows host names without a dot, such as localhost. */
export const httpUrl = (example = "https://www.example.com") =>
  string().test(
    "address",
    `\${path} must be a complete URL, like ${example}`,
    (text) => text === undefined || (URL.canParse(text) && /^https?:/.test(text)),
  );
