import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";

type Cart = { coupon?: string; lines: { sku: string; quantity: number }[] };

const insertOrder = async (db: PoolClient, customerId: string, cart: Cart): Promise<string> => {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO shop_order (customer_id, cart) VALUES ($1, $2) RETURNING id`,
    [customerId, JSON.stringify(cart)],
  );
  const [order] = rows;
  if (!order) throw new Error("PostgreSQL returned no order.");

  return order.id;
};

// #region hash
const hashOf = ({ coupon, lines }: Cart) => {
  const fields = [coupon ?? null, lines.map(({ sku, quantity }) => [sku, quantity])];

  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
};
// #endregion

type Answer = { status: number; body: { orderId?: string; error?: string } };
type Stored = Answer & { request_hash: string };

// #region place-order
export async function placeOrder(
  pool: Pool,
  customerId: string,
  key: string,
  cart: Cart,
): Promise<Answer> {
  const hash = hashOf(cart);
  const db = await pool.connect();
  try {
    await db.query("BEGIN");
    const claim = await db.query(
      `INSERT INTO idempotency_key (customer_id, key, request_hash)
       VALUES ($1, $2, $3) ON CONFLICT (customer_id, key) DO NOTHING`,
      [customerId, key, hash],
    );
    if (claim.rowCount === 0) {
      const { rows } = await db.query<Stored>(
        `SELECT request_hash, status, body FROM idempotency_key
         WHERE customer_id = $1 AND key = $2`,
        [customerId, key],
      );
      await db.query("COMMIT");
      const [first] = rows;
      if (!first) throw new Error("The stored answer has expired."); // deleted meanwhile
      if (first.request_hash !== hash) {
        return { status: 422, body: { error: "This key was used for another cart." } };
      }
      return { status: first.status, body: first.body };
    }
    const orderId = await insertOrder(db, customerId, cart);
    await db.query(`INSERT INTO outbox (kind, payload) VALUES ('charge', $1)`, [
      JSON.stringify({ orderId }),
    ]);
    const answer = { status: 201, body: { orderId } };
    await db.query(
      `UPDATE idempotency_key SET status = $3, body = $4
       WHERE customer_id = $1 AND key = $2`,
      [customerId, key, answer.status, JSON.stringify(answer.body)],
    );
    await db.query("COMMIT");
    return answer;
  } catch (error) {
    await db.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    db.release();
  }
}
// #endregion
