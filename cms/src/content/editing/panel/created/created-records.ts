import type { CreatedRecord } from "./choose-created";

type Listener = (created: CreatedRecord) => Promise<void>;

const listeners = new Set<Listener>();

/** Tells open forms of records that are created in a dialog in front of them. */
export const createdRecords = {
  /** Waits until they have them. */
  tell: (created: CreatedRecord) =>
    Promise.all([...listeners].map((listener) => listener(created))),
  /** @returns a function that ends it. */
  listen: (listener: Listener) => {
    listeners.add(listener);

    return () => {
      listeners.delete(listener);
    };
  },
};
