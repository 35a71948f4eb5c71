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

  const read = async (text: string) => {
    const { country, code } = selectedIn(root);
    const parser = await loadParser().catch(() => undefined);
    const typed = digitsOf(text).replace(isInternational(text) ? /^00/ : "", "");
    const digits =
      parser?.parsePhone(text, country) ?? (isInternational(text) ? typed : code + typed);
    const element = input();
    // The package keeps its text if it formats the number as before.
    if (element) element.value = `+${digits}`;
    set(digits, parser?.callingCodeOf(`+${digits}`) || code);
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
    void read(text);
  };

  const onInput = (event: Event) => {
    const element = input();
    const text = element && foreignNumber(element.value, selectedIn(root).code);
    if (!element || event.target !== element || text === undefined || text === null) return;

    event.stopPropagation();
    void loadParser().then(
      ({ callingCodeOf }) => {
        // More may have been typed meanwhile.
        const current = foreignNumber(element.value, selectedIn(root).code);
        if (current === undefined) return;
        // The code is still being typed.
        if (isInternational(current) && callingCodeOf(current) === "") return;
        void read(current);
      },
      () => read(text),
    );
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
  root.addEventListener("focusout", onFocusOut);
  root.addEventListener("focusin", onFocusIn);

  return () => {
    root.removeEventListener("paste", onPaste, true);
    root.removeEventListener("input", onInput, true);
    root.removeEventListener("focusout", onFocusOut);
    root.removeEventListener("focusin", onFocusIn);
  };
};
