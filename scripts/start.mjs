import { bringUpCms } from "./support/cms.mjs";
import { command, duration, step } from "./support/command.mjs";
import { Failure } from "./support/failure.mjs";
import { buildSite, serveSite } from "./support/site.mjs";
import { fingerprint, isBuiltFrom, rememberBuild } from "./support/fingerprint.mjs";
import { startPreview } from "./support/preview.mjs";
import { prepare } from "./support/set-up.mjs";

// `npm start`: from a fresh clone to the running site. Every step that was done
// before is skipped or short the next time.
await command(async () => {
  const begin = Date.now();
  const { sitePort, cmsAddress, settings } = await prepare();
  const cms = await bringUpCms(settings);
  const current = await fingerprint(settings).catch(() => null);
  if (isBuiltFrom(current)) {
    console.log("  ✓ the site is built from this code and content already");
  } else {
    await step("checking the content and building the site", () => buildSite(settings));
    rememberBuild(current);
  }
  const site = await step("serving the site", () => serveSite(settings, sitePort));
  const preview = await step("starting the draft server", () => startPreview(settings));

  console.log(`
Everything runs, after ${duration(Date.now() - begin)}.

  Site             http://localhost:${sitePort}
  Content service  ${cmsAddress}/admin
  Previews         ${settings.PREVIEW_URL} (opened from the content service)

Try: open the site and send a message from http://localhost:${sitePort}/contact-us/. Then
create the first administrator in the content service and find the message under
Contact message. Change a text there, publish it, and run npm start again to see it
on the site. Ctrl-C stops both.
`);

  const programs = {
    "The content service": cms,
    "The site's server": site,
    "The draft server": preview,
  };
  const { name, child, code } = await Promise.race(
    Object.entries(programs).map(async ([name, child]) => ({
      name,
      child,
      code: await child.ended,
    })),
  );
  throw new Failure(`${name} ended by itself with code ${code}.`, child.output());
});
