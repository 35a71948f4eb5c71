const domains = {
  "shop.test": [
    "SHOP.Test",
    "ｓｈｏｐ.test",
    "ＳＨＯＰ．ＴＥＳＴ",
    "shop。test",
    "shop｡test",
    "𝐬𝐡𝐨𝐩.test",
    "ⓢⓗⓞⓟ.test",
    "ſhop.test",
    "shop.test.",
    "shop.test。",
    "shop.test..",
    "ｓhop.test．",
  ],
  "xn--bcher-kva.example": [
    "bücher.example",
    "BÜCHER.example",
    "bu\u0308cher.example",
    "XN--BCHER-KVA.example",
    "ｂücher.example",
    "bücher.example.",
  ],
  "gmail.com": ["googlemail.com", "ＧＭＡＩＬ.com", "gmail.com.", "googlemail｡com"],
};

const names = ["sub", "SUB", "ｓｕｂ", "𝓼𝓾𝓫", "sub+news", "ｓub＋news"];

/** Spellings of one mailbox, by its canonical form: each domain with each name, also with a wide @. */
export const spellingsOfMailboxes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(domains).map(([domain, spellings]) => [
    `sub@${domain}`,
    [domain, ...spellings].flatMap((spelled) =>
      [...names, ...(domain === "gmail.com" ? ["s.u.b", "s．ub"] : [])].flatMap((name) => [
        `${name}@${spelled}`,
        `${name}＠${spelled}`,
      ]),
    ),
  ]),
);
