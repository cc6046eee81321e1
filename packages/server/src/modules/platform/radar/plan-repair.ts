import type { RepairWay } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Account, external, platform, shopperAvailable } from '../../ledger/index.ts';
import { type BilledDifference, computeDifference, findPayers, toCaptureKey } from '../../payments/index.ts';
import type { Plan } from '../../repairs/index.ts';
import { listWays, planEntries } from './repair-ways.rules.ts';

/** What a repair would write; refuses when the difference was repaired, or the way does not fit it. */
export async function planRepair(ctx: Context, found: BilledDifference, way: RepairWay): Promise<Plan> {
  const { difference, channel } = found;
  if (difference.state === 'repaired' || difference.state === 'settled') throw new Refusal('radar.repaired');
  const ways = listWays({ ...difference, our_state: difference.ourState, state: 'open' });
  if (!ways.includes(way)) throw new Refusal('radar.way_wrong', {}, { field: 'way' });
  const cents = computeDifference(difference);
  return {
    way,
    key: toKey(found, way),
    cents,
    entries: planEntries(cents, external(channel), await findTarget(ctx, found, way)),
  };
}

function toKey({ difference: { subject, number }, channel, day }: BilledDifference, way: RepairWay): string {
  return way === 'book' ? `bill:${channel}:${day}:${subject}:${number}` : toCaptureKey(number);
}

async function findTarget(ctx: Context, { difference }: BilledDifference, way: RepairWay): Promise<Account> {
  if (way === 'book') return platform('promotions');
  if (way === 'return') return platform('escrow');
  const payerId = (await findPayers(ctx.db, [difference.number])).get(difference.number);
  if (payerId === undefined) throw new Refusal('radar.way_wrong', {}, { field: 'way' });
  return shopperAvailable(payerId);
}
