import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";

import nodemailerProvider from "@strapi/provider-email-nodemailer";
import { createTransport, type SendMailOptions } from "nodemailer";

import readPlugins from "../../config/plugins";
import { mailProblem, parseMailServer } from "../../src/server/outbox/mail-server";

import { type MailServer, startMailServer } from "../support/mail-server";
import { freePort } from "../support/ports";
import { project, serviceEnvironment } from "../support/service";

// Clients of 0.0.0.0 reach this machine, but it is no loopback address.
const remote = "0.0.0.0";

const mail = { from: "website@example.com", to: "ada@example.com", subject: "News", text: "Hello" };

const sendByOutbox = async (url: string) => {
  const transport = createTransport(parseMailServer(url));
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
};
/** As Strapi sends password emails. */
const sendByStrapi = async (url: string) => {
  const before = { ...process.env };
  Object.assign(process.env, await serviceEnvironment({ MAIL_SMTP_URL: url }));
  const { providerOptions, settings } = readPlugins().email.config;
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, before);

  const provider = nodemailerProvider.init(providerOptions, settings);
  await provider.send(mail as SendMailOptions as never);
};

type Server = Parameters<typeof startMailServer>[0];
const withServer = async (options: Server, use: (server: MailServer) => Promise<void>) => {
  const server = await startMailServer(options);
  try {
    await use(server);
  } finally {
    await server.stop();
  }
};

for (const [name, send] of Object.entries({ sendByOutbox, sendByStrapi })) {
  test(`${name} sends nothing without TLS, except on loopback addresses`, async () => {
    await withServer({ host: remote }, async ({ url, messages }) => {
      await assert.rejects(send(url), (error) => {
        assert.equal(
          mailProblem(error),
          "the mail server offers no TLS: see “Mail server” in docs/operating.md",
        );

        return true;
      });
      assert.equal(messages.length, 0);
    });
    for (const startTls of [false, true]) {
      await withServer({ startTls }, async ({ url, messages }) => {
        await send(url);
        assert.equal(messages.length, 1, "also with a self-signed certificate");
      });
    }
  });

  test(`${name} sends nothing to a server whose certificate is not trusted`, async () => {
    await withServer({ host: remote, startTls: true }, async ({ url, messages }) => {
      for (const address of [url, url.replace("smtp:", "smtps:")]) {
        await assert.rejects(send(address), (error) => {
          assert.match(mailProblem(error), /^TLS with the mail server failed/);

          return true;
        });
      }
      assert.equal(messages.length, 0);
    });
  });
}

test("TLS is required for every host that is not a loopback address", () => {
  for (const host of ["localhost", "LocalHost", "127.0.0.1", "127.8.9.10", "[::1]"]) {
    assert.equal(parseMailServer(`smtp://ada:secret@${host}:25`).requireTLS, false, host);
  }
  for (const host of [
    "mail.example.com",
    "localhost.example.com",
    "127.0.0.1.example.com",
    "127.example.com",
    "128.0.0.1",
    "[::2]",
    "mail",
  ]) {
    assert.equal(parseMailServer(`smtp://ada:secret@${host}:25`).requireTLS, true, host);
  }
});

test("the parts of an address are decoded", () => {
  const secret = "a/b#c?d@e%f:g";
  const address = (host: string) => `smtp://AKIA%2F1:${encodeURIComponent(secret)}@${host}`;

  assert.deepEqual(parseMailServer(address("mail.example.com:587")), {
    host: "mail.example.com",
    port: 587,
    secure: false,
    requireTLS: true,
    auth: { user: "AKIA/1", pass: secret },
  });
  assert.deepEqual(parseMailServer("smtps://[::1]?name=www.example.com"), {
    host: "::1",
    secure: true,
    requireTLS: false,
    name: "www.example.com",
  });
  assert.equal(parseMailServer(address("MÜLLER.example")).host, "xn--mller-kva.example");
});

/** Runs the program of `npm run launch-check -- --mail`. */
const sendTest = async (server: string, ...args: string[]) => {
  const program = join(project, "dist/src/server/commands/test-mail.js");
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, MAIL_SMTP_URL: server, MAIL_FROM: "website@agency.example" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const [code] = await once(child, "close");

  return { code, output: output.trim() };
};

test("a test email is sent from the website's address, or the problem is named", async () => {
  await withServer({}, async ({ url, messages, recipients, refuse }) => {
    const sent = await sendTest(url, "ada@agency.example");
    assert.match(sent.output, /accepted a test email to ada@agency\.example/);
    assert.equal(sent.code, 0);
    assert.deepEqual(recipients, [["ada@agency.example"]]);
    assert.match(messages[0] ?? "", /From: website@agency\.example/);

    refuse(true);
    const refused = await sendTest(url, "ada@agency.example");
    assert.match(refused.output, /^The test email was not sent: /);
    assert.equal(refused.code, 1);
  });
  for (const [server, address, sentence] of [
    ["smtp://127.0.0.1:1", "", "Pass an email: --mail ada@example.com."],
    ["", "ada@agency.example", "No test email: MAIL_SMTP_URL is not set."],
    [
      "mail.agency.example",
      "ada@agency.example",
      "The test email was not sent: MAIL_SMTP_URL is not a complete address.",
    ],
  ] as const) {
    assert.deepEqual(await sendTest(server, address), { code: 1, output: sentence });
  }
});

test("a failed connection is explained in a sentence", async () => {
  const port = await freePort();
  const problemWith = async (address: string) => {
    let problem = "";
    await assert.rejects(sendByOutbox(address), (error) => Boolean((problem = mailProblem(error))));

    return problem;
  };

  assert.match(
    await problemWith(`smtp://127.0.0.1:${port}`),
    /^no mail server listens .*ECONNREFUSED/,
  );
  assert.match(
    await problemWith("smtp://mail.invalid"),
    /^the host .* was not found|^the name server/,
  );
  await withServer({ startTls: false }, async ({ port: open }) => {
    assert.match(await problemWith(`smtp://ada:secret@127.0.0.1:${open}`), /user name or password/);
  });
  const greeting = createServer((socket) => socket.end("554 go away, ada@example.com\r\n"));
  greeting.listen(0, "127.0.0.1");
  await once(greeting, "listening");
  const refusing = await problemWith(
    `smtp://127.0.0.1:${(greeting.address() as AddressInfo).port}`,
  );
  greeting.close();
  assert.match(refusing, /^the server at MAIL_SMTP_URL does not answer like a mail server/);
  assert.doesNotMatch(refusing, /ada@/);
});
