import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

// Gatsby inlines imported stylesheets into every page (the phone input's: 25 kB compressed).
// These are emitted as files and loaded on demand.
const stylesheets = {
  "phone-input.css": [
    "node_modules/react-phone-input-2/lib/style.css",
    "src/forms/phone/phone-input.css",
  ],
  "toast.css": ["node_modules/react-toastify/dist/ReactToastify.css", "src/forms/toast/toast.css"],
} as const;

/** Writes the stylesheets of libraries, each followed by our own rules. */
export const writeLibraryStylesheets = async (publicDir: string) => {
  await mkdir(publicDir, { recursive: true });
  for (const [name, sources] of Object.entries(stylesheets)) {
    const texts = await Promise.all(
      sources.map((source) => readFile(join(process.cwd(), source), "utf8")),
    );
    await writeFile(join(publicDir, name), texts.join("\n"));
  }
};
