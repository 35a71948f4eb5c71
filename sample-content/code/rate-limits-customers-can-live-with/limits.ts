// #region fixed-window
/** Counts requests per calendar minute. `now` is in seconds. */
export const fixedWindow = (limit: number, seconds: number) => {
  let [window, count] = [-1, 0];
  return (now: number) => {
    const current = Math.floor(now / seconds);
    if (current !== window) [window, count] = [current, 0];
    count += 1;
    return count <= limit;
  };
};
// #endregion

// #region token-bucket
type Decision = { allowed: boolean; remaining: number; retryAfter: number };

/** Refills steadily and holds at most `capacity` tokens; a request takes one. */
export const tokenBucket = (capacity: number, perSecond: number) => {
  let [tokens, updated] = [capacity, 0];
  return (now: number): Decision => {
    tokens = Math.min(capacity, tokens + (now - updated) * perSecond);
    updated = now;
    const allowed = tokens >= 1;
    if (allowed) tokens -= 1;
    return {
      allowed,
      remaining: Math.floor(tokens),
      retryAfter: allowed ? 0 : Math.ceil((1 - tokens) / perSecond),
    };
  };
};
// #endregion
