import { useEffect, useId, type FC } from "react";

import { Button } from "../components/Button/Button";
import { Dialog } from "../components/Dialog/Dialog";
import { lazyPart } from "../components/lazy-part";

import { allRejected } from "./choice";
import { decide, showSettings, syncConsent } from "./consent-store";
import { CookieBanner } from "./CookieBanner";
import { useConsent } from "./use-consent";

/** Withdrawing must work without the settings' code, too. */
const SettingsFallback: FC<{ labelId: string; failed: boolean }> = ({ labelId, failed }) => (
  <>
    <p id={labelId}>Cookie settings</p>
    {failed && (
      <>
        <p>The settings couldn't be loaded. Reload the page to try again.</p>
        <Button onClick={() => decide(allRejected)}>Reject all</Button>
      </>
    )}
  </>
);

const CookieSettings = lazyPart(
  async () => (await import("./CookieSettings")).CookieSettings,
  SettingsFallback,
);

/**
 * The banner while there is no choice, and the settings when they are asked for. Once on every
 * page. The page as it was built has the banner, which the script in the head shows or not.
 */
export const ConsentGate: FC<{ privacyPath: string }> = ({ privacyPath }) => {
  const consent = useConsent();
  const id = useId();
  // The banner may have been answered between React's start and now.
  useEffect(syncConsent, []);
  const asks = !consent || (!consent.choice && !consent.answered);

  return (
    <>
      {asks && <CookieBanner privacyPath={privacyPath} />}
      {consent && (
        <Dialog open={consent.settingsOpen} onClose={() => showSettings(false)} labelledBy={id}>
          <CookieSettings consent={consent} labelId={id} />
        </Dialog>
      )}
    </>
  );
};
