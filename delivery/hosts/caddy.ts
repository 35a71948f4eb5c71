import { hashedNames } from "../hashed.ts";
import { bare, locationOf, statusOf } from "../redirects.ts";
import { everywhereBySearch, searchFolder, type Rules } from "../rules.ts";

/** Between backticks, nothing has a meaning of its own. */
const quote = (text: string) => `\`${text}\``;

const set = (headers: Record<string, string>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${quote(value)}`)
    .join("\n");

/** By expressions, since plain paths are the same to Caddy in letters of both cases. */
const redirects = (rules: Rules) =>
  rules.redirects
    .map((redirect, number) => {
      const pattern = quote(`^${bare(redirect.from).replaceAll(".", "\\.")}/?$`);

      return `        @redirect${number} path_regexp ${pattern}
        redir @redirect${number} ${locationOf(redirect, "{query_of_site}")} ${statusOf(redirect)}`;
    })
    .join("\n");

/**
 * Caddy: import the file, and the snippet in a site's block with the folder of releases. In a
 * route directives keep their order, which Caddy would change.
 */
export const caddy = (rules: Rules) => {
  const { host, headers, cache } = rules;

  return {
    "site.caddy": `# Made by npm run release: import it, then use it in a site:
#     www.example.com {
#         import site /srv/site/releases
#     }
(site) {
    root * {args.0}/current/site
    map {query} {query_of_site} {
        ~(.+) "?\${1}"
        default ""
    }
    @write not method GET HEAD
    @page path / */
    @otherHost not host ${host}
    @markdown path *.md
    @search path ${searchFolder}*
    @hashed path_regexp ${quote(hashedNames)}
    @none path_regexp ${quote("(^/404(\\.html|/?)$|\\.(br|gz)$|\\x00)")}
    @index {
        path_regexp index ^(.*/)index\\.html$
        file
    }
    @folder {
        not path */
        file {path}/index.html
    }
    route {
        header {
${set(headers.everywhere, "            ")}
            Cache-Control ${quote(cache.other)}
        }
        header @search {
${set(headers.search, "            ")}
        }
        # By itself: what is deleted waits for the answer, and errors would lose all others.
        header -Server
${["@otherHost", "@markdown"]
  .map(
    (matcher) => `        header ${matcher} {\n${set(headers.unlisted, "            ")}\n        }`,
  )
  .join("\n")}
        respond @write 405
        uri path_regexp /{2,} /
${redirects(rules)}
        error @none 404
        redir @index {re.index.1}{query_of_site} 301
        redir @folder {path}/{query_of_site} 301
        header @page {
${set(headers.pages, "            ")}
        }
        handle @hashed {
            header Cache-Control ${quote(cache.hashed)}
            # Those of every release, this one included: a release may be switched between
            # looking for a file in it and opening it.
            root * {args.0}/earlier
            file_server {
                precompressed br gzip
            }
        }
        file_server {
            precompressed br gzip
        }
    }
    handle_errors {
        header {
${set(everywhereBySearch(rules).replaced, "            ")}
${set(headers.pages, "            ")}
            Cache-Control ${quote(cache.error)}
        }
        header -Server
        root * {args.0}/current/site
        rewrite * /404.html
        file_server {
            precompressed br gzip
        }
    }
}
`,
  };
};
