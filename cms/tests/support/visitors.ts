import assert from "node:assert/strict";
import { request } from "node:http";

/** Settings without effective limits, for many submissions from one IP. */
export const unlimited = {
  RATE_LIMIT_IP_FORM: "0",
  RATE_LIMIT_IP: "0",
  RATE_LIMIT_IP_DAY: "0",
  RATE_LIMIT_FORM: "0",
  RATE_LIMIT_TOTAL: "0",
  RATE_LIMIT_SUBSCRIBE_DAY: "0",
  CV_IP_DAY_MB: "0",
  RATE_LIMIT_SIGN_IN_IP: "0",
  RATE_LIMIT_SIGN_IN_ACCOUNT: "0",
  RATE_LIMIT_SIGN_IN_TOTAL: "0",
};

/** Payloads with only the fields of the specification (section 3). */
export const payloads = {
  "/api/contact-datas": {
    full_name: "Ada Lovelace",
    your_email: "ada@example.com",
    mobile_no: "+442079460000",
    message: "We need a shop.",
    url: "contact-us",
    accecptMail: true,
  },
  "/api/subscribes": { name: "reader@example.com" },
  "/api/emp-datas": { full_name: "Ada Lovelace", your_email: "ada@example.com" },
  "/api/portfolio-forms": {
    full_name: "Ada Lovelace",
    your_email: "ada@example.com",
    message: "Work like ours, please.",
  },
} as const;

/** Where a lead comes from, which every form accepts. */
export const source = {
  utm_source: "newsletter",
  utm_medium: "email",
  utm_campaign: "spring",
  utm_term: "online shop",
  utm_content: "header",
  click_id: "gclid=abc",
  referrer: "search.example",
  first_page: "/services/",
  previous_page: "/blog/",
};

export type FormPath = keyof typeof payloads;
export const formPaths = Object.keys(payloads) as FormPath[];

export type RawResponse = { status: number; headers: Record<string, string>; text: string };

/** Sends exactly these bytes and headers, which `fetch` would normalize; `status` is 0 if the connection broke. */
export const send = (
  url: string,
  options: {
    method?: string;
    headers?: Record<string, string>;
    body?: Buffer | string;
    /** The client's IP: any of 127.0.0.0/8. */
    from?: string;
  },
): Promise<RawResponse> =>
  new Promise((resolve) => {
    const { method = "POST", headers = {}, body = "", from = "127.0.0.1" } = options;
    const outgoing = request(
      url,
      {
        method,
        headers: { "Content-Length": Buffer.byteLength(body), ...headers },
        agent: false,
        localAddress: from,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("close", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers as Record<string, string>,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on("error", () => resolve({ status: 0, headers: {}, text: "" }));
    outgoing.end(body);
  });

export const sendJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  from?: string,
) =>
  send(url, {
    ...(from === undefined ? {} : { from }),
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** The bytes of a multipart body, by default with one file. */
export const multipart = (
  parts: { name: string; fileName?: string; type?: string; content: Buffer | string }[],
) => {
  const boundary = "test-boundary-7f3a";
  const chunks = parts.flatMap(({ name, fileName, type, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? "" : `; filename="${fileName}"`
      }\r\n${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);

  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
};

/** A small valid PDF. */
export const smallPdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n" +
    "xref\n0 3\ntrailer\n<</Root 1 0 R/Size 3>>\nstartxref\n104\n%%EOF\n",
);

/** A picture of one pixel. */
export const smallestPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Uploads a CV like the site's form. */
export const upload = (
  serviceUrl: string,
  file: { fileName: string; type: string; content: Buffer | string } = {
    fileName: "cv.pdf",
    type: "application/pdf",
    content: smallPdf,
  },
  headers: Record<string, string> = {},
  from = "127.0.0.1",
) => {
  const { headers: ofBody, body } = multipart([{ name: "files", ...file }]);

  return send(`${serviceUrl}/api/upload`, { headers: { ...ofBody, ...headers }, body, from });
};

/** Uploads a valid CV like the site's form. @returns the id for the application. */
export const uploadCv = async (serviceUrl: string, headers: Record<string, string> = {}) => {
  const { status, text } = await upload(serviceUrl, undefined, headers);
  assert.equal(status, 201, text);

  return JSON.parse(text).data.id as string;
};

/** Sends a valid form with these fields, which the CMS accepts. @returns the response's data. */
export const postLead = async (
  serviceUrl: string,
  path: keyof typeof payloads,
  fields: object = {},
) => {
  const { status, text } = await sendJson(serviceUrl + path, {
    data: { ...payloads[path], ...fields },
  });
  assert.equal(status, 201, text);

  return JSON.parse(text).data as { documentId: string };
};
