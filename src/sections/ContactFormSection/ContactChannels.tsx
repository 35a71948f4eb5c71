import { graphql } from "gatsby";
import { Fragment, type FC } from "react";

import { BookCall } from "../../features/BookCall/BookCall";
import { phoneLink, whatsappLink } from "../../lib/phone-links";

import * as styles from "./ContactFormSection.module.scss";

/** Contact channels besides the form. */
export const ContactChannels: FC<Queries.ContactChannelsFragment> = ({
  salesEmail,
  phone,
  whatsapp,
  address,
  bookingUrl,
}) => (
  <div className={styles.channels}>
    <h3 className={styles.title}>Other ways to reach us</h3>
    <dl className={styles.list}>
      {bookingUrl && (
        <>
          <dt>Call</dt>
          <dd>
            <BookCall url={bookingUrl} />
          </dd>
        </>
      )}
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
      </dd>
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </>
      )}
      {whatsapp && (
        <>
          <dt>WhatsApp</dt>
          <dd>
            <a href={whatsappLink(whatsapp)}>{whatsapp}</a>
          </dd>
        </>
      )}
      {address && (
        <>
          <dt>Office</dt>
          <dd>
            {address.split("\n").map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </dd>
        </>
      )}
    </dl>
  </div>
);

export const fragment = graphql`
  fragment ContactChannels on STRAPI_SITE {
    salesEmail
    phone
    whatsapp
    address
    bookingUrl
  }
`;
