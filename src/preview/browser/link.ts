import { showMessage } from "./bar";

const { expires } = document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.dataset ?? {};
const until = new Date(Number(expires) * 1000);

showMessage(
  `Preview of a draft. This link works until ${until.toLocaleDateString("en-US", { dateStyle: "long" })}.`,
);
