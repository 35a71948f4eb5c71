import assert from "node:assert/strict";
import { test } from "node:test";

import nodemailerProvider from "@strapi/provider-email-nodemailer";
import { createTransport, type SendMailOptions } from "nodemailer";

import readPlugins from "../config/plugins";
import { mailTransport, tlsProblem } from "../src/lib/mail-transport";

import { type MailServer, startMailServer } from "./support/mail-server";
import { serviceEnvironment } from "./support/service";

// Clients of 0.0.0.0 reach this machine, but it is no loopback address.
const remote = "0.0.0.0";

const mail = { from: "website@example.com", to: "ada@example.com", subject: "News", text: "Hello" };

const sendByOutbox = async (url: string) => {
  const transport = createTransport(mailTransport(url));
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
          tlsProblem(error),
          "the mail server offers no TLS: see “Mail server” in docs/operating.md",
        );

        return true;
      });
      assert.equal(messages.length, 0);
    });
    await withServer({}, async ({ url, messages }) => {
      await send(url);
      assert.equal(messages.length, 1);
    });
  });

  test(`${name} sends nothing to a server whose certificate is not trusted`, async () => {
    await withServer({ host: remote, startTls: true }, async ({ url, messages }) => {
      for (const address of [url, url.replace("smtp:", "smtps:")]) {
        await assert.rejects(send(address), (error) => {
          assert.match(tlsProblem(error) ?? "", /^TLS with the mail server failed/);

          return true;
        });
      }
      assert.equal(messages.length, 0);
    });
  });
}

test("TLS is required for every host that is not a loopback address", () => {
  for (const host of ["localhost", "LocalHost", "127.0.0.1", "127.8.9.10", "[::1]"]) {
    assert.equal(mailTransport(`smtp://ada:secret@${host}:25`).requireTLS, false, host);
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
    assert.equal(mailTransport(`smtp://ada:secret@${host}:25`).requireTLS, true, host);
  }
});

test("other errors are no problem of TLS", () => {
  for (const code of ["ECONNREFUSED", "ETIMEDOUT", undefined]) {
    assert.equal(
      tlsProblem(Object.assign(new Error(), { code, originalCode: "ECONNREFUSED" })),
      undefined,
    );
  }
});
