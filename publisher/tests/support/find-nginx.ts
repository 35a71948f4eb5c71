import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** nginx with its Brotli module, or null if either is not installed. */
export const findNginx = () => {
  const module = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const program = `${process.env.PATH ?? ""}${delimiter}/usr/sbin`
    .split(delimiter)
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path));

  return program && existsSync(module) ? { program, module } : null;
};
