import { isOver, type Ticket } from "./signed";

/** Remembers used tickets until they expire, so that each lets one browser in. */
export const createTickets = () => {
  const used = new Map<string, Ticket>();

  return {
    /**
     * Uses a ticket up.
     *
     * @param signed the ticket as the content service signed it.
     * @returns false when it has expired, or was used before.
     */
    use: (signed: string, ticket: Ticket): boolean => {
      for (const [one, known] of used) if (isOver(known)) used.delete(one);
      if (isOver(ticket) || used.has(signed)) return false;
      used.set(signed, ticket);

      return true;
    },
  };
};

export type Tickets = ReturnType<typeof createTickets>;
