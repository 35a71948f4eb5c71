// gatsby-plugin-gdpr-cookies types its main entry alone; its services are called one by one.
declare module "gatsby-plugin-gdpr-cookies/services" {
  export const initializeAndTrackGoogleTagManager: (options: object, location: Location) => void;
  export const initializeAndTrackHotjar: (options: object) => void;
  export const initializeChatwoot: (options: object) => void;
}
