/** So many orders are sent at once, as a carrier takes its time for each number. */
const mostAtOnce = 5;

export function toBatches<T>(orders: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let at = 0; at < orders.length; at += mostAtOnce) batches.push(orders.slice(at, at + mostAtOnce));
  return batches;
}
