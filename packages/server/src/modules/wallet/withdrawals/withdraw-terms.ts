import { asCents, parseMoney, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import type { Owner } from '../owner.rules.ts';
import { computeLeft, type WithdrawTerms } from './withdraw-amount.rules.ts';
import { getDayCents } from './withdrawal-days.queries.ts';

/** The day whose limit a withdrawal of now counts for. */
export const getToday = ({ calendar, clock }: Context): string => calendar.toDay(clock.now());

/** What an owner may ask for now, and what it costs. */
export async function getTerms(ctx: Context, owner: Owner): Promise<WithdrawTerms> {
  const { settings } = ctx.services;
  const asked = asCents(await getDayCents(ctx.db, { owner, day: getToday(ctx) }));
  return {
    minimum: parseMoney(settings.get('wallet.withdraw_minimum')),
    maximum: parseMoney(settings.get('wallet.withdraw_maximum')),
    leftToday: computeLeft(parseMoney(settings.get('wallet.withdraw_day_maximum')), asked),
    fee:
      owner.kind === 'shop'
        ? { rate: settings.get('wallet.shop_withdraw_fee_rate'), minimum: zeroCents }
        : {
            rate: settings.get('wallet.withdraw_fee_rate'),
            minimum: parseMoney(settings.get('wallet.withdraw_fee_minimum')),
          },
  };
}
