import { graphql } from "gatsby";
import type { FC } from "react";

import { phoneLink, whatsappLink } from "../../lib/phone-links";

import * as styles from "./Footer.module.scss";

/** Contact details: three email addresses, and phone, WhatsApp and the postal address if the site record has them. */
export const FooterContact: FC<{ site: Queries.FooterContactFragment }> = ({
  site: { generalEmail, salesEmail, hrEmail, phone, whatsapp, address },
}) => {
  const emails = [
    { name: "General", address: generalEmail },
    { name: "Sales", address: salesEmail },
    { name: "HR", address: hrEmail },
  ];

  return (
    <div className={styles.contact}>
      <h2 className={styles.title} id="footer-contact">
        Contact
      </h2>
      <ul className={styles.links} aria-labelledby="footer-contact">
        {emails.map(({ name, address }) => (
          <li key={name} className={styles.contactLink}>
            <span>{name}</span>
            <a href={`mailto:${address}`}>{address}</a>
          </li>
        ))}
        {phone && (
          <li className={styles.contactLink}>
            <span>Phone</span>
            <a href={phoneLink(phone)}>{phone}</a>
          </li>
        )}
        {whatsapp && (
          <li className={styles.contactLink}>
            <span>WhatsApp</span>
            <a href={whatsappLink(whatsapp)}>{whatsapp}</a>
          </li>
        )}
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
