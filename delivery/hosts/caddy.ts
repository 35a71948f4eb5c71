import { hashedNames } from "../hashed.ts";
import { bothForms, statusOf } from "../redirects.ts";
import type { Rules } from "../rules.ts";

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const set = (headers: Record<string, string>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${quote(value)}`)
    .join("\n");

/** Caddy: import the file, and the snippet in a site's block with the folder of releases. */
export const caddy = (rules: Rules) => {
  const { host, headers, cache, redirects } = rules;

  return {
    "site.caddy": `# Made by npm run release: import it, then use it in a site:
#     www.example.com {
#         import site /srv/site/releases
#     }
(site) {
    root * {args.0}/current/site
    header {
${set(headers.everywhere, "        ")}
        Cache-Control ${quote(cache.other)}
        -Server
        defer
    }
    @page path / */
    header @page {
${set(headers.pages, "        ")}
    }
    @otherHost not host ${host}
    header @otherHost {
${set(headers.otherHosts, "        ")}
    }
    @hashed path_regexp ${quote(hashedNames)}
${redirects
  .flatMap((redirect) =>
    bothForms(redirect.from).map(
      (from) => `    redir ${from} ${redirect.to} ${statusOf(redirect)}`,
    ),
  )
  .join("\n")}
    @none path /404.html /404/ *.br *.gz */.*
    error @none 404
    handle @hashed {
        header >Cache-Control ${quote(cache.hashed)}
        @gone not file
        root @gone {args.0}/earlier
        file_server {
            precompressed br gzip
        }
    }
    handle {
        file_server {
            precompressed br gzip
        }
    }
    handle_errors {
        header >Cache-Control ${quote(cache.error)}
        rewrite * /404.html
        file_server {
            precompressed br gzip
        }
    }
}
`,
  };
};
