import type { findNginx } from "./find-nginx.ts";

/** An nginx of this machine that can be started. */
export type Nginx = NonNullable<ReturnType<typeof findNginx>>;

/**
 * The whole configuration of an nginx that runs for a test, in the foreground.
 *
 * @param folder where it writes what it needs.
 * @param http what stands in its `http` block.
 * @param log the file that takes a line for each request.
 */
export const nginxConf = ({ module }: Nginx, folder: string, http: string, log = "off") => `
${process.getuid?.() === 0 ? "user root;" : ""}
load_module ${module};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log ${log};
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`;
