import { redirectorIssue, unwrapUrl } from "./redirectors";

const target = "https://example.com/a?b=1&c=%C3%BC#d";
const coded = encodeURIComponent(target);

describe("unwrapUrl", () => {
  it.each([
    `https://eur01.safelinks.protection.outlook.com/?url=${coded}&data=05%7Cann%40agency.example&reserved=0`,
    `https://gcc02.safelinks.protection.outlook.com/ap/w-59584e83/?url=${coded}&data=05`,
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${coded}&locale=en`,
    `https://www.google.com/url?q=${coded}&sa=D&source=docs&ust=1`,
    `https://www.google.co.uk/url?sa=t&url=${coded}&usg=x`,
    `https://l.facebook.com/l.php?u=${coded}&h=AT1`,
    `https://l.instagram.com/?u=${coded}&e=AT1`,
    `https://www.linkedin.com/redir/redirect?url=${coded}&urlhash=x`,
    `https://www.linkedin.com/safety/go?url=${coded}&trk=x`,
    `https://www.youtube.com/redirect?event=video&q=${coded}`,
    `https://slack-redir.net/link?url=${coded}`,
    `https://out.reddit.com/t3_x?url=${coded}&token=x`,
    `https://duckduckgo.com/l/?uddg=${coded}&rut=x`,
    `https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=${coded}`,
    `https://urldefense.proofpoint.com/v2/url?u=${coded.replaceAll("_", "-5F").replaceAll("%", "-")}&d=x&e=`,
    `https://urldefense.com/v3/__${target}__;!!x!y$`,
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${coded}`)}`,
  ])("reads the address in %s", (wrapped) => {
    expect(unwrapUrl(wrapped)).toBe(target);
    expect(redirectorIssue(wrapped)).toContain(target);
  });

  it.each([
    target,
    "/contact-us/?url=https%3A%2F%2Fexample.com",
    "mailto:ann@agency.example",
    "https://example.com/url?q=https%3A%2F%2Fother.example",
    "https://www.google.com/maps?q=Berlin",
    "https://www.google.com/search?q=https%3A%2F%2Fexample.com",
    "https://www.youtube.com/watch?v=a",
    "https://www.linkedin.com/company/agency/",
    "https://eur01.safelinks.protection.outlook.com/?url=javascript%3Aalert(1)",
    "https://eur01.safelinks.protection.outlook.com/",
    "https://safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fexample.com",
    "not an address",
  ])("leaves %s as it is", (address) => {
    expect(unwrapUrl(address)).toBe(address);
    expect(redirectorIssue(address)).toBeUndefined();
  });
});
