import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

// Gatsby would write an imported stylesheet into the HTML of every page, the phone
// input's with 25 kB compressed. These are files that come with what needs them.
const stylesheets = {
  "phone-input.css": [
    "node_modules/react-phone-input-2/lib/style.css",
    "src/forms/phone/phone-input.css",
  ],
  "toast.css": ["node_modules/react-toastify/dist/ReactToastify.css", "src/forms/toast/toast.css"],
} as const;

/**
 * Puts the stylesheets of libraries, with our own rules after them, among
 * the site's files.
 *
 * @param folder of the built site.
 */
export const writeLibraryStylesheets = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  for (const [name, parts] of Object.entries(stylesheets)) {
    const texts = await Promise.all(
      parts.map((part) => readFile(join(process.cwd(), part), "utf8")),
    );
    await writeFile(join(folder, name), texts.join("\n"));
  }
};
