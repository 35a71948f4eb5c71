import { useEffect, useId, type FC } from "react";

import { Button } from "../components/Button/Button";
import { Dialog } from "../components/Dialog/Dialog";
import { lazyComponent } from "../components/lazy-component";

import { allRejected } from "./choice";
import { saveChoice, setSettingsOpen, syncConsent } from "./consent-store";
import { CookieBanner } from "./CookieBanner";
import { useConsent } from "./use-consent";

/** Rejecting must work even if the settings' code cannot be loaded. */
const SettingsFallback: FC<{ labelId: string; failed: boolean }> = ({ labelId, failed }) => (
  <>
    <p id={labelId}>Cookie settings</p>
    {failed && (
      <>
        <p>The settings couldn’t be loaded. Reload the page to try again.</p>
        <Button onClick={() => saveChoice(allRejected)}>Reject all</Button>
      </>
    )}
  </>
);

const CookieSettings = lazyComponent(
  async () => (await import("./CookieSettings")).CookieSettings,
  SettingsFallback,
);

/**
 * The banner while there is no choice, and the settings on request. Rendered once per page. The
 * banner is prerendered; the page script shows it.
 */
export const ConsentGate: FC<{ privacyPath: string }> = ({ privacyPath }) => {
  const consent = useConsent();
  const id = useId();
  // The visitor may have decided during hydration.
  useEffect(syncConsent, []);
  const asks = !consent || (!consent.choice && !consent.decided);

  return (
    <>
      {asks && <CookieBanner privacyPath={privacyPath} />}
      {consent && (
        <Dialog open={consent.settingsOpen} onClose={() => setSettingsOpen(false)} labelledBy={id}>
          <CookieSettings consent={consent} labelId={id} />
        </Dialog>
      )}
    </>
  );
};
