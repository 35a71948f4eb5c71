import { isInternational } from "./is-international";

const loadParser = () => import("./parse-phone");

const digitsOf = (text: string) => text.normalize("NFKC").replace(/\D/g, "");

/** The country that the package's flag shows, and its code. */
const selectedIn = (root: HTMLElement) => {
  const flag = root.querySelector(".selected-flag");

  return {
    country: flag?.querySelector(".flag")?.classList.item(1) ?? "",
    code: digitsOf(flag?.getAttribute("title") ?? ""),
  };
};

/**
 * The number in a field that the package would misread: one with a country code of its own behind
 * the package's, or a text that replaced both.
 *
 * @returns undefined if the package reads it rightly.
 */
const foreignNumber = (value: string, code: string): string | undefined => {
  const prefix = `+${code}`;
  // The package restores a code that was deleted.
  if (prefix.startsWith(value)) return undefined;
  if (!value.startsWith(prefix)) return value;
  const rest = value.slice(prefix.length);
  if (rest.includes("+")) return rest.slice(rest.lastIndexOf("+"));

  return /^\D*00/.test(rest) ? rest.replace(/^\D*00/, "+") : undefined;
};

/**
 * Reads whole numbers that are pasted, filled in by the browser, or typed with a country code, and
 * drops a national prefix when the field is left. The package ignores or joins them with its own code.
 *
 * @param set receives digits with country code, and that code.
 * @returns a cleanup function.
 */
export const readNumbers = (
  root: HTMLElement,
  set: (digits: string, code: string) => void,
): (() => void) => {
  const input = () => root.querySelector<HTMLInputElement>("input[type=tel]");

  // The text that was entered last, while the parser loads.
  let pending: string | undefined;
  let shown = "";

  const show = (digits: string, code: string) => {
    shown = digits;
    const element = input();
    // The package keeps its text if it formats the number as before.
    if (element) element.value = `+${digits}`;
    set(digits, code);
  };

  /** Shows a number at once, so that it is sent whatever follows, and rightly with the parser. */
  const read = (text: string) => {
    const { country, code } = selectedIn(root);
    const typed = digitsOf(text).replace(isInternational(text) ? /^00/ : "", "");
    show(isInternational(text) ? typed : code + typed, code);

    pending = text;
    void loadParser().then(
      ({ parsePhone, callingCodeOf }) => {
        // More was typed meanwhile.
        if (pending !== text) return;
        pending = undefined;
        // A number that is none of the country may have its code without a plus.
        const digits = parsePhone(text, country) ?? parsePhone(`+${typed}`);
        if (digits !== undefined) show(digits, callingCodeOf(`+${digits}`));
      },
      () => undefined,
    );
  };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text") ?? "";
    const element = input();
    if (!element || event.target !== element || digitsOf(text) === "") return;
    const { selectionStart, selectionEnd, value } = element;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    const isEmpty = digitsOf(value) === selectedIn(root).code;
    if (!replacesAll && !isEmpty && !isInternational(text)) return;

    event.preventDefault();
    event.stopPropagation();
    read(text);
  };

  /** Reads a number behind the code once its own code is complete. */
  const readTyped = (text: string) => {
    pending = text;
    void loadParser().then(
      ({ callingCodeOf }) => {
        if (pending === text && callingCodeOf(text) !== "") read(text);
      },
      () => pending === text && read(text),
    );
  };

  // Browsers and password managers send both events; React reads the field at either.
  const onInput = (event: Event) => {
    const element = input();
    if (!element || event.target !== element) return;
    const { code } = selectedIn(root);
    const text = foreignNumber(element.value, code);
    // Some send an event again.
    if (digitsOf(element.value) !== shown) pending = undefined;
    if (text === undefined) return;

    event.stopPropagation();
    if (event.type === "input" && element.value.startsWith(`+${code}`)) readTyped(text);
    else read(text);
  };

  const onFocusOut = (event: FocusEvent) => {
    const element = input();
    if (!element || event.target !== element) return;
    const digits = digitsOf(element.value);
    if (digits === "" || digits === selectedIn(root).code) return;

    void loadParser().then(
      ({ parsePhone, callingCodeOf }) => {
        const parsed = parsePhone(`+${digits}`);
        if (parsed !== undefined && parsed !== digits) set(parsed, callingCodeOf(`+${parsed}`));
      },
      () => undefined,
    );
  };

  const onFocusIn = () => void loadParser().catch(() => undefined);

  root.addEventListener("paste", onPaste, true);
  root.addEventListener("input", onInput, true);
  root.addEventListener("change", onInput, true);
  root.addEventListener("focusout", onFocusOut);
  root.addEventListener("focusin", onFocusIn);

  return () => {
    root.removeEventListener("paste", onPaste, true);
    root.removeEventListener("input", onInput, true);
    root.removeEventListener("change", onInput, true);
    root.removeEventListener("focusout", onFocusOut);
    root.removeEventListener("focusin", onFocusIn);
  };
};
