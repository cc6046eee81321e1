/** The life of a trade, which is what is paid at once: it is paid or closed, whichever comes first. */
import type { Moves } from '../../../kernel/moves.ts';

export type TradeState = 'open' | 'paid' | 'closed';
export type TradeMove = 'pay' | 'close';

export const tradeMoves: Moves<TradeState, TradeMove> = {
  pay: { from: ['open'], to: 'paid' },
  close: { from: ['open'], to: 'closed' },
};
