const key = "page-beside";

let isOpen = sessionStorage.getItem(key) === "true";
const listeners = new Set<() => void>();

/** Whether the page of a record is shown beside its form. It stays so from one record to the next. */
export const pageBeside = {
  isOpen: () => isOpen,
  set: (open: boolean) => {
    isOpen = open;
    sessionStorage.setItem(key, String(open));
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);

    return () => void listeners.delete(listener);
  },
};
