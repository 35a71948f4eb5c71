import { mimeTypes } from "../../../common/mime-types.ts";
import { immutablePattern } from "../../../common/builds/immutable-files.ts";
import { type HttpRules, searchDir } from "../rules.ts";
import { redirects } from "./nginx-redirects.ts";
import { quote } from "./nginx-quote.ts";

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** The file for the http block: maps from requests to values of headers. */
const http = ({
  host,
  headers,
  cache,
}: HttpRules) => `# Written by publisher/release/hosts/write-nginx.ts: include it in http { }.

map $uri $site_lifetime {
    ${quote(`~${immutablePattern}`)} ${quote(cache.hashed)};
    default ${quote(cache.other)};
}
map $status $site_cache_control {
    ~^[45] ${quote(cache.error)};
    default $site_lifetime;
}
${Object.entries(headers.pages)
  .map(
    ([name, value]) => `map $sent_http_content_type ${variableOf(name)} {
    ~^text/html ${quote(value)};
    default "";
}`,
  )
  .join("\n")}
${Object.entries(headers.search)
  .map(
    ([name, value]) => `map $uri ${variableOf(name)} {
    ${quote(`~^${searchDir}`)} ${quote(value)};
    default ${quote(headers.everywhere[name] ?? "")};
}`,
  )
  .join("\n")}
${Object.entries(headers.unlisted)
  .map(
    ([name, value]) => `map $host$uri ${variableOf(name)} {
    ${quote(`~^${host.replaceAll(".", "\\.")}/.*(?<!\\.md)$`)} "";
    default ${quote(value)};
}`,
  )
  .join("\n")}
`;

const types = () => {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(mimeTypes)) {
    const [name = ""] = type.split(";");
    extensions.set(name, [...(extensions.get(name) ?? []), extension.slice(1)]);
  }

  return [...extensions].map(([type, names]) => `    ${type} ${names.join(" ")};`).join("\n");
};

/**
 * The file for the server block. All `add_header` lines are at server level: one in a
 * location would drop the inherited ones.
 */
const server = (
  rules: HttpRules,
) => `# Written by publisher/release/hosts/write-nginx.ts: include it in server { }, after
#     set $releases <folder>;

root $releases/current/site;
absolute_redirect off;
server_tokens off;
gzip_static on;
gzip_vary on;
brotli_static on;
# A page and its files take a hundred requests or more per connection.
keepalive_requests 10000;

default_type application/octet-stream;
charset utf-8;
charset_types text/css text/javascript text/markdown text/plain;
types {
${types()}
}

${Object.entries(rules.headers.everywhere)
  .filter(([name]) => !(name in rules.headers.search))
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join("\n")}
${[rules.headers.pages, rules.headers.search, rules.headers.unlisted]
  .flatMap(Object.keys)
  .map((name) => `add_header ${name} ${variableOf(name)} always;`)
  .join("\n")}
add_header Cache-Control $site_cache_control always;

error_page 404 410 /404.html;
location = /404.html { internal; }
${redirects(rules.redirects)}
location ~ /\\.(?!well-known/) { return 404; }
location ~ \\.(br|gz)$ { return 404; }
location ~ /$ { try_files \${uri}index.html =404; }
location ~ ^(?<page>.*/)index\\.html$ {
    if (-f $request_filename) { return 301 $page$is_args$args; }
    return 404;
}
# Hashed files of all releases, this one included: the release may be switched between finding a
# file and opening it.
location ~ ${quote(immutablePattern)} {
    root $releases/earlier;
    try_files $uri =404;
}
location / { try_files $uri @folder; }
location @folder {
    if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
    return 404;
}
`;

/**
 * The configuration, by file name. nginx needs its modules for precompressed files (Debian:
 * libnginx-mod-http-brotli-static).
 */
export const nginx = (rules: HttpRules) => ({
  "http.conf": http(rules),
  "server.conf": server(rules),
});
