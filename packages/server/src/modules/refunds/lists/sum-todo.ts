/** What of refunds waits to be done. */
import type { CallOut } from '@chengji/contract';
import type { Db } from '../../../kernel/db/database.ts';
import { toUnixSecondsOrNull } from '../../../kernel/time/unix-seconds.ts';
import { statesOfTab, sumWaiting } from './lists.queries.ts';

type ShopTodo = CallOut<'GET /seller/dashboard/info'>['todo']['refunds'];
type PlatformTodo = CallOut<'GET /platform/dashboard/info'>['todo'];

/** By the shop: to approve, or to receive. */
export async function sumShopTodo(db: Db, shopId: number): Promise<ShopTodo> {
  const { count, oldestDueAt } = await sumWaiting(db, statesOfTab.waiting, shopId);
  return { count, oldest_due_at: toUnixSecondsOrNull(oldestDueAt) };
}

/** By the platform: to decide, and to see to where a channel could not return the money. */
export async function sumPlatformTodo(
  db: Db,
): Promise<Pick<PlatformTodo, 'interventions' | 'failed_refunds'>> {
  const { count, oldestDueAt } = await sumWaiting(db, ['intervention']);
  return {
    interventions: { count, oldest_due_at: toUnixSecondsOrNull(oldestDueAt) },
    failed_refunds: (await sumWaiting(db, ['failed'])).count,
  };
}
