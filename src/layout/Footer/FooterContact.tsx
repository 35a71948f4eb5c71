import { graphql } from "gatsby";
import type { FC } from "react";

import { phoneLink, whatsappLink } from "../../lib/phone-links";

import * as styles from "./Footer.module.scss";

/** Contact details: three email addresses, and phone, WhatsApp and the postal address if the site record has them. */
export const FooterContact: FC<{ site: Queries.FooterContactFragment }> = ({
  site: { generalEmail, salesEmail, hrEmail, phone, whatsapp, address },
}) => {
  const links = [
    ...[
      { name: "General", text: generalEmail },
      { name: "Sales", text: salesEmail },
      { name: "HR", text: hrEmail },
    ].map((email) => ({ ...email, href: `mailto:${email.text}` })),
    ...(phone ? [{ name: "Phone", text: phone, href: phoneLink(phone) }] : []),
    ...(whatsapp ? [{ name: "WhatsApp", text: whatsapp, href: whatsappLink(whatsapp) }] : []),
  ];

  return (
    <div className={styles.contact}>
      <h2 className={styles.title} id="footer-contact">
        Contact
      </h2>
      <ul className={styles.links} aria-labelledby="footer-contact">
        {links.map(({ name, text, href }) => (
          <li key={name} className={styles.contactLink}>
            <span>{name}</span>
            <a href={href}>{text}</a>
          </li>
        ))}
        {address && (
          <li className={styles.contactLink}>
            <span>Office</span>
            <address className={styles.address}>{address}</address>
          </li>
        )}
      </ul>
    </div>
  );
};

export const fragment = graphql`
  fragment FooterContact on STRAPI_SITE {
    generalEmail
    salesEmail
    hrEmail
    phone
    whatsapp
    address
  }
`;
