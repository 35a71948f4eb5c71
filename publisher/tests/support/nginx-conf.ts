import type { findNginx } from "./find-nginx.ts";

export type Nginx = NonNullable<ReturnType<typeof findNginx>>;

/**
 * The configuration of an nginx that runs in the foreground, for a test.
 *
 * @param folder for its temporary files.
 * @param http the content of its `http` block.
 * @param options its access log, and the user of its workers if root starts it.
 */
export const nginxConf = (
  { module }: Nginx,
  folder: string,
  http: string,
  { log = "off", user = "root" }: { log?: string; user?: string },
) => `
${process.getuid?.() === 0 ? `user ${user};` : ""}
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
