import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts the phone input's stylesheet among the site's files: Gatsby would write an
 * imported one, 25 kB compressed, into the HTML of every page.
 *
 * @param folder of the built site.
 */
export const copyPhoneStylesheet = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  await copyFile(
    join(process.cwd(), "node_modules/react-phone-input-2/lib/style.css"),
    join(folder, "phone-input.css"),
  );
};
