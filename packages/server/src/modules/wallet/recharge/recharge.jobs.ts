import { eq } from 'drizzle-orm';
import { deadline } from '../../../kernel/jobs/deadline.queries.ts';
import { claimClosed } from './recharge.queries.ts';
import { recharges } from './recharge.tables.ts';

export const closeUnpaidRecharges = deadline({
  name: 'wallet.close_unpaid_recharge',
  table: recharges,
  column: recharges.closeDueAt,
  where: eq(recharges.state, 'open'),
  fire: ({ db }, id) => claimClosed(db, id),
});
