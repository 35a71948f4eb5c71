// gatsby-plugin-gdpr-cookies ships no types for its services entry.
declare module "gatsby-plugin-gdpr-cookies/services" {
  export const initializeAndTrackGoogleTagManager: (options: object, location: Location) => void;
  export const initializeAndTrackHotjar: (options: object) => void;
  export const initializeChatwoot: (options: object) => void;
}
