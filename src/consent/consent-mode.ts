import type { Choice } from "./choice";

type Gtag = (...words: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

const state = (granted: boolean) => (granted ? "granted" : "denied");

/** The signals of Google's Consent Mode v2 for a choice. There is no advertising, whatever was chosen. */
export const signalsFor = ({ statistics }: Choice) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: state(statistics),
});

/** Puts words into the tag manager's queue, where it finds them whenever it loads. */
const tell: Gtag = (...words) => {
  const queue = (window.dataLayer ??= []);
  // The tag manager tells commands from data by their being an `arguments` object.
  window.gtag ??= function gtag() {
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag(...words);
};

let told = false;

/** Tells the tag manager the choice: first that everything is denied, then what is not. */
export const signalConsent = (choice: Choice): void => {
  if (!told) {
    tell("consent", "default", signalsFor({ statistics: false, chat: false }));
    told = true;
  }
  tell("consent", "update", signalsFor(choice));
};
