/** What becomes of cards in the course of time: their holders are told, and then they are over. */

import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emitAll } from '../../../kernel/events/events.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { expireDue, takeReminders } from './expire.queries.ts';

/** Each holder is told once of all their cards that end within hours of each other. */
export const remindHolders = (ctx: Context, ids: readonly number[]): Promise<void> =>
  transact(ctx, async (ctx) => {
    const taken = await takeReminders(ctx.db, ids, ctx.clock.now());
    const told = Map.groupBy(taken, ({ shopperId }) => shopperId);
    await emitAll(
      ctx,
      'coupons.expiring',
      [...told].map(([shopperId, cards]) => ({
        shopperId,
        cards: cards.length,
        endsAt: Math.min(...cards.map(({ validTo }) => toUnixSeconds(validTo))),
      })),
    );
  });

export const expireCards = ({ db, clock }: Context, ids: readonly number[]): Promise<number> =>
  expireDue(db, ids, clock.now());
