import http from "node:http";

/** Runs in each page: WebKit's driver tells nobody about errors. */
const reporter = `(() => {
  let isLeft = false;
  // Requests in progress fail as a page is left.
  addEventListener("beforeunload", () => (isLeft = true));
  const report = (text) => {
    if (isLeft) return;
    const before = JSON.parse(sessionStorage.getItem("page-errors") ?? "[]");
    sessionStorage.setItem("page-errors", JSON.stringify([...before, location.pathname + ": " + text]));
  };
  addEventListener("error", ({ message, target }) => report(message ?? target.outerHTML), true);
  addEventListener("unhandledrejection", ({ reason }) => report(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    report(effectiveDirective + " blocks " + blockedURI));
  const { error } = console;
  console.error = (...words) => {
    report(words.join(" "));
    error(...words);
  };
})();`;

/**
 * Serves a site with a script in each page that collects errors, violations of the CSP and what is
 * logged as an error in the session storage.
 *
 * @param upstream the address of the site.
 */
export const serveObserved = (upstream: string, port: number): Promise<http.Server> => {
  const server = http.createServer((request, response) => {
    if (request.url === "/page-errors.js") {
      response.setHeader("Content-Type", "text/javascript").end(reporter);

      return;
    }
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const forwarded = http.request(
      new URL(request.url ?? "/", upstream),
      // A kept connection may close as it is used again.
      { method: request.method ?? "GET", headers, agent: false },
      (answer) => {
        const isPage = answer.headers["content-type"]?.startsWith("text/html");
        const { "content-length": length, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, {
          ...others,
          ...(!isPage && length !== undefined && { "content-length": length }),
        });
        if (!isPage) return answer.pipe(response);
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const script = '<head><script src="/page-errors.js"></script>';
          response.end(Buffer.concat(chunks).toString().replace("<head>", script));
        });

        return answer;
      },
    );
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });

  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};
