import { conflict } from "../../server/http/errors";

const changing = new Set<string>();

/** Runs a change of a record. @throws {HttpError} 409 while another one runs. */
export const changeAlone = async <T>(key: string, change: () => Promise<T>): Promise<T> => {
  if (changing.has(key)) {
    throw conflict(
      "Another change of this record is being saved. Send one at a time, and read the record again first.",
    );
  }
  changing.add(key);
  try {
    return await change();
  } finally {
    changing.delete(key);
  }
};
