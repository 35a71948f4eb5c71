import { allRejected, type Choice } from "./choice";

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

const state = (granted: boolean) => (granted ? "granted" : "denied");

/** The signals of Google's Consent Mode v2 for a choice. Advertising is always denied. */
export const signalsFor = ({ statistics }: Choice) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: state(statistics),
});

/** Queues a command, which the tag manager reads when it loads. */
const push: Gtag = (...command) => {
  const queue = (window.dataLayer ??= []);
  // The tag manager recognizes a command by its type, an `arguments` object.
  window.gtag ??= function gtag() {
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag(...command);
};

let defaultSent = false;

/** Signals the choice to the tag manager: the default, which denies everything, then the choice. */
export const signalConsent = (choice: Choice): void => {
  if (!defaultSent) {
    push("consent", "default", signalsFor(allRejected));
    defaultSent = true;
  }
  push("consent", "update", signalsFor(choice));
};
