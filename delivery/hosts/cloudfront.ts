import { bare, statusOf } from "../redirects.ts";
import { searchFolder, type Rules } from "../rules.ts";

/**
 * Runs before CloudFront looks for a file in S3. An address without a slash gets one whether
 * there is a page or not, since a function cannot look.
 */
const request = (rules: Rules) => `// Made by npm run release: the function of viewer requests.
var redirects = ${JSON.stringify(
  Object.fromEntries(
    rules.redirects.map((redirect) => [bare(redirect.from), [statusOf(redirect), redirect.to]]),
  ),
)};

function query(parameters) {
  var pairs = [];
  Object.keys(parameters).forEach(function (name) {
    var all = parameters[name].multiValue || [parameters[name]];
    all.forEach(function (one) {
      pairs.push(one.value === "" ? name : name + "=" + one.value);
    });
  });
  return pairs.length > 0 ? "?" + pairs.join("&") : "";
}

function handler(event) {
  var request = event.request;
  var uri = request.uri.replace(/^\\/+/, "/");
  function redirect(status, location) {
    var parts = /^([^#]*)(.*)$/.exec(location);
    var asked = parts[1].indexOf("?") >= 0 ? "" : query(request.querystring);
    return { statusCode: status, headers: { location: { value: parts[1] + asked + parts[2] } } };
  }
  var bare = uri.replace(/(.)\\/$/, "$1");
  if (Object.prototype.hasOwnProperty.call(redirects, bare)) {
    return redirect(redirects[bare][0], redirects[bare][1]);
  }
  if (uri === "/404.html" || uri === "/404" || uri === "/404/") request.uri = "/nowhere";
  else if (/\\/index\\.html$/.test(uri)) return redirect(301, uri.slice(0, -"index.html".length));
  else if (/\\/$/.test(uri)) request.uri = uri + "index.html";
  else if (!/\\.[a-z0-9_]+$/.test(uri)) return redirect(301, uri + "/");
  return request;
}
`;

/**
 * Runs before an answer leaves, unless it is 400 or more: what depends on its type or on the host
 * that was asked.
 */
const response = ({
  host,
  headers,
}: Rules) => `// Made by npm run release: the function of viewer responses.
var pages = ${JSON.stringify(headers.pages)};
var search = ${JSON.stringify(headers.search)};
var unlisted = ${JSON.stringify(headers.unlisted)};

function handler(event) {
  var response = event.response;
  function add(headers) {
    Object.keys(headers).forEach(function (name) {
      response.headers[name.toLowerCase()] = { value: headers[name] };
    });
  }
  var type = response.headers["content-type"];
  if (type && type.value.indexOf("text/html") === 0) add(pages);
  if (event.request.uri.indexOf(${JSON.stringify(searchFolder)}) === 0) add(search);
  var isOther = event.request.headers.host.value !== ${JSON.stringify(host)};
  if (isOther || /\\.md$/.test(event.request.uri)) add(unlisted);
  return response;
}
`;

/**
 * Headers that CloudFront knows by a setting of their own may not be custom ones. Those of pages are
 * here for wrong addresses, which no function sees; the resource policy is not, since it would keep
 * pictures out of feed readers.
 */
const policy = ({ headers }: Rules) => {
  const { "Cross-Origin-Resource-Policy": _resourcePolicy, ...ofPages } = headers.pages;
  const {
    "Content-Security-Policy": contentSecurityPolicy,
    "Strict-Transport-Security": transport,
    "Referrer-Policy": referrerPolicy,
    "X-Frame-Options": frameOption,
    "X-Content-Type-Options": _contentTypeOptions,
    ...custom
  } = { ...headers.everywhere, ...ofPages };
  const items = Object.entries(custom).map(([header, value]) => ({
    Header: header,
    Value: value,
    Override: true,
  }));

  return {
    Name: "site",
    SecurityHeadersConfig: {
      // The function says another one for what the search loads.
      ContentSecurityPolicy: { Override: false, ContentSecurityPolicy: contentSecurityPolicy },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: frameOption },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrerPolicy },
      ...(transport && {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: transport.includes("includeSubDomains"),
          Preload: transport.includes("preload"),
        },
      }),
    },
    ...(items.length > 0 && { CustomHeadersConfig: { Quantity: items.length, Items: items } }),
  };
};

/** How the files get into the bucket: with the time that each may be kept, hashed ones first. */
const upload = ({ cache }: Rules) => `#!/bin/sh
# Made by npm run release: upload.sh BUCKET, from the release's folder.
set -eu
hashed='--exclude * --include static/* --include *-????????????????????.js --include *.????????????????????.css --include pagefind/*.pf_*'
rest='--exclude *.br --exclude *.gz --exclude 404.html --exclude static/* --exclude *-????????????????????.js --exclude *.????????????????????.css --exclude pagefind/*.pf_*'
set -f
aws s3 sync site "s3://$1" $hashed --cache-control '${cache.hashed}'
# Whole: sync takes an older file of the same length for one that is there, as after a roll back.
aws s3 cp site "s3://$1" --recursive $rest --cache-control '${cache.other}'
aws s3 sync site "s3://$1" $rest --delete --size-only --cache-control '${cache.other}'
aws s3 cp site/404.html "s3://$1/404.html" --cache-control '${cache.error}'
`;

/** S3 with CloudFront: two functions, the policy of response headers, and the upload. */
export const cloudfront = (rules: Rules) => ({
  "request.js": request(rules),
  "response.js": response(rules),
  "response-headers-policy.json": `${JSON.stringify(policy(rules), null, 2)}\n`,
  "upload.sh": upload(rules),
});
