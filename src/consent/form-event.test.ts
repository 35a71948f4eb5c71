/** Reports a form on a new page with this consent cookie. @returns what the tag manager reads. */
const report = async (cookie: string, gtmId = "GTM-TEST000") => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_GTM_ID: gtmId });
  document.cookie = `myCookies=${cookie}; Path=/`;
  Object.assign(window, { dataLayer: undefined });
  history.replaceState(null, "", "/contact-us/?utm_source=x#form");
  jest.resetModules();
  (await import("./form-event")).reportFormSent("contact");

  return window.dataLayer;
};

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = "myCookies=; Path=/; Max-Age=0";
});

it("a sent form is one event with its name and page, if statistics are allowed", async () => {
  expect(await report("1.statistics")).toEqual([
    { event: "form_sent", form: "contact", page: "/contact-us/" },
  ]);
});

it.each(["1", "1.chat", "none"])("the consent %j allows no event", async (cookie) => {
  expect(await report(cookie)).toBeUndefined();
});

it("there is no event without a tag manager", async () => {
  expect(await report("1.statistics", "")).toBeUndefined();
});
