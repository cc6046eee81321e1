import { and, isNotNull, sql } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { expireCards, remindHolders } from './cards/end-cards.ts';
import { cards } from './coupon.tables.ts';

/** Written out, so that the partial indexes of what is due are used. */
const isUnused = sql`state = 'unused'`;

/** Nobody waits long for a row of theirs. */
const batchSize = 500;

export const cardReminders = deadline({
  name: 'coupons.remind_holders',
  table: cards,
  column: cards.remindAt,
  where: and(isUnused, isNotNull(cards.remindAt)),
  batchSize,
  fireBatch: remindHolders,
});

export const cardExpiry = deadline({
  name: 'coupons.expire_cards',
  table: cards,
  column: cards.validTo,
  where: isUnused,
  batchSize,
  fireBatch: expireCards,
});
