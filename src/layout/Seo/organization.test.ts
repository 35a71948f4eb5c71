import { organization } from "./organization";

const page = {
  siteUrl: "https://a.example",
  url: "https://a.example/",
  organization: "Agency",
  image: undefined,
};

const site = {
  ...{ description: "We build.", tagline: "Built well", generalEmail: "hello@a.example" },
  ...{ phone: null, address: null, linkedin: null, facebook: null, youtube: null },
  ...{ dribbble: null, figma: null, twitter: null, instagram: null, github: null, xing: null },
};

it("has the phone number and profiles that the site record has", () => {
  const [phone, xing] = ["+44 20 7946 0018", "https://www.xing.example/us"];

  expect(organization({ ...site, phone, xing })(page)).toMatchObject({
    telephone: phone,
    sameAs: [xing],
  });
  expect(organization(site)(page)).not.toHaveProperty("telephone");
});

it.each(["Street 1\nBerlin", "Street 1,\nBerlin", "Street 1, \r\n\nBerlin\n"])(
  "has the address %j with one comma between its lines",
  (address) => {
    expect(organization({ ...site, address })(page)).toHaveProperty("address", "Street 1, Berlin");
  },
);
