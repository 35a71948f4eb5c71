const key = "page-beside";

let shown = sessionStorage.getItem(key) ?? undefined;
const listeners = new Set<() => void>();

/** Of which record the page is shown beside its form, also after a reload: one at a time. */
export const pageBeside = {
  /** Such as `api::page.page abc`. */
  shown: () => shown,
  show: (record: string | undefined) => {
    shown = record;
    if (record === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, record);
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);

    return () => void listeners.delete(listener);
  },
};
