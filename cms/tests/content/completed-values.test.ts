import assert from "node:assert/strict";
import { test } from "node:test";

import { panel, panelService as service } from "../support/shared-panel-service";

const site = "/content-manager/single-types/api::site.site";
const page = "/content-manager/collection-types/api::page.page";

/** What the panel shows of the site record after a save. */
const savedSite = async (fields: object) => {
  const { status, body } = await panel.call("PUT", site, { name: "Ours", ...fields });
  assert.ok(status < 300, JSON.stringify(body));

  return (body as { data: Record<string, unknown> }).data;
};

for (const [typed, saved] of [
  ["+15550199200", "+1 555 019 9200"],
  ["+1 (555) 019-9200", "+1 555 019 9200"],
  ["0044 20 7946 0018", "+44 20 7946 0018"],
  ["+49 (0)30 901820", "+49 30 901820"],
  ["030 901820", "030 901820"],
  ["+12", "+12"],
  ["", ""],
  [null, null],
] as const) {
  test(`saves the phone number ${typed} as ${saved}`, async () => {
    const { phone, whatsapp } = await savedSite({ phone: typed, whatsapp: typed });
    assert.deepEqual([phone, whatsapp], [saved, saved]);
  });
}

test("completes addresses with https, also in parts of a record, and leaves others as they are", async () => {
  const { bookingUrl, linkedin, github, tagline } = await savedSite({
    bookingUrl: "cal.com/our-team/intro",
    linkedin: "www.linkedin.com/company/ours",
    github: "our team",
    tagline: "example.com",
  });
  assert.deepEqual(
    [bookingUrl, linkedin, github, tagline],
    [
      "https://cal.com/our-team/intro",
      "https://www.linkedin.com/company/ours",
      "our team",
      "example.com",
    ],
  );

  const actions = [
    { label: "A", href: "example.com/a?b" },
    { label: "B", href: "/about-us/" },
    { label: "C", href: "ada@example.com" },
    { label: "D", href: "javascript:alert(1)" },
  ];
  const sections = [actions.slice(0, 2), actions.slice(2)].map((some) => ({
    __component: "sections.main",
    title: "A page",
    actions: some,
  }));
  const { body } = await panel.call("POST", page, { title: "A page", sections });
  const saved = (body as { data: { sections: { actions: { href: string }[] }[] } }).data.sections;
  assert.deepEqual(
    saved.flatMap((section) => section.actions.map(({ href }) => href)),
    ["https://example.com/a?b", "/about-us/", "mailto:ada@example.com", "javascript:alert(1)"],
  );
});

test("puts a record without a number at the end of its list", async () => {
  const uid = "api::person.person";
  const path = `/content-manager/collection-types/${uid}`;
  const numberOf = async (fields: object, method = "POST", id = "") => {
    const { status, body } = await panel.call(method, `${path}${id}`, { name: "Ada", ...fields });
    assert.ok(status < 300, JSON.stringify(body));

    return (body as { data: { documentId: string; position: number } }).data;
  };
  const first = await numberOf({ position: 41 });
  const { documentId, position } = await numberOf({});
  assert.deepEqual([first.position, position], [41, 42]);
  assert.equal((await numberOf({ position: null })).position, 43);

  const id = `/${documentId}`;
  assert.equal((await numberOf({ name: "Bea" }, "PUT", id)).position, 42, "as it was");
  assert.equal((await numberOf({ position: null }, "PUT", id)).position, 44);
});

test("completes an address that is published without a save before", async () => {
  const uid = "api::announcement.announcement";
  const { status, body } = await panel.post(
    `/content-manager/single-types/${uid}/actions/publish`,
    {
      text: "A spring offer",
      link: { label: "Read more", address: "example.com/a" },
    },
  );
  await service.strapi.db.query(uid).deleteMany({});
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(
    (body as { data: { link: { address: string } } }).data.link.address,
    "https://example.com/a",
  );
});
