/** The life of a recharge. Money that comes after its close is credited all the same. */
import type { Moves } from '../../../kernel/moves.ts';

export type RechargeState = 'open' | 'paid' | 'closed';

export const rechargeMoves: Moves<RechargeState, 'pay' | 'close'> = {
  pay: { from: ['open', 'closed'], to: 'paid' },
  close: { from: ['open'], to: 'closed' },
};
