/** What figures of a shop and of the market have in common. */
import { toMoneyText } from '@chengji/contract/money';
import { VisitSource } from '@chengji/contract/states';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { salesFigures } from '../../orders/index.ts';
import { computeShare } from '../period.rules.ts';
import { addUp, type DaysCompared } from './range.rules.ts';

export const noSales = { placed: 0, placers: 0, orders: 0, buyers: 0, cents: 0, refunded: 0, shops: 0 };

/** When a day begins in the market's time zone. */
export const toStartOfDay = ({ calendar }: Context, day: string): number =>
  toUnixSeconds(calendar.fromSecondText(`${day} 00:00:00`));

export async function listProvinces({ db }: Context, days: DaysCompared, shopId?: number) {
  const before = toCents(await salesFigures.listParts(db, 'province', days.before, shopId));
  const now = await salesFigures.listParts(db, 'province', days, shopId);
  return now.map(({ name, orders, cents }) => ({
    code: name,
    orders,
    amount: toMoneyText(cents),
    amount_before: toMoneyText(before.get(name) ?? 0),
  }));
}

/** Every source, the largest first; those that brought nothing stay last. */
export async function listSources({ db }: Context, days: DaysCompared, shopId?: number) {
  const rows = await salesFigures.listParts(db, 'source', days, shopId);
  const before = toCents(await salesFigures.listParts(db, 'source', days.before, shopId));
  const byName = new Map(rows.map((row) => [row.name, row]));
  const whole = addUp(rows, ({ cents }) => cents);
  return VisitSource.options
    .map((source) => {
      const { cents = 0, buyers = 0 } = byName.get(source) ?? {};
      return {
        source,
        cents,
        buyers,
        share: computeShare(cents, whole),
        centsBefore: before.get(source) ?? 0,
      };
    })
    .sort((a, b) => b.cents - a.cents);
}

export const toCents = (rows: readonly { name: string; cents: number }[]): Map<string, number> =>
  new Map(rows.map(({ name, cents }) => [name, cents]));

export const compare = <T, R>(now: T, before: T, compute: (one: T) => R): { now: R; before: R } => ({
  now: compute(now),
  before: compute(before),
});
