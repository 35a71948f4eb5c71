import { renderShell } from "./shell";

const shell = `<html><head><link rel="manifest" href="/manifest.webmanifest"/><script>early()</script></head><body><div id="___gatsby"><h1>Not found</h1></div><script id="gatsby-script-loader">window.pagePath="/404.html";</script><template id="deferred-scripts"><script src="/app.js" async></script></template></body></html>`;
const head = "<script>preview()</script>";

const pathIn = (html: string) => /window\.pagePath=(".*?");/.exec(html)?.[1] ?? "";

it.each(["/blog/</script><script>alert(1)</script>/", "/blog/$'$&$`$1/"])(
  "keeps %j in its string",
  (path) => {
    const html = renderShell(shell, path, head, "once");

    expect(JSON.parse(pathIn(html))).toBe(path);
    expect(html.replace(pathIn(html), "")).toBe(
      renderShell(shell, "/", head, "once").replace('"/"', ""),
    );
    expect(pathIn(html)).not.toContain("<");
  },
);

it("gives every script the nonce of the page's policy", () => {
  const html = renderShell(shell, "/", head, "once");

  expect(html.match(/<script/g)).toHaveLength(4);
  expect(html.match(/<script nonce="once"/g)).toHaveLength(4);
});

it("leaves out the manifest, which browsers request without the session", () => {
  expect(renderShell(shell, "/", head, "once")).not.toContain("manifest");
});
