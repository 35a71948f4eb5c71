import { isExpired, type Ticket } from "./signed";

/** Stores used tickets until they expire, so that each starts one session. */
export const createTickets = () => {
  const used = new Map<string, Ticket>();

  return {
    /**
     * Marks a ticket as used.
     *
     * @param signed the ticket with its signature.
     * @returns false if it has expired or was used before.
     */
    use: (signed: string, ticket: Ticket): boolean => {
      for (const [one, known] of used) if (isExpired(known)) used.delete(one);
      if (isExpired(ticket) || used.has(signed)) return false;
      used.set(signed, ticket);

      return true;
    },
  };
};

export type Tickets = ReturnType<typeof createTickets>;
