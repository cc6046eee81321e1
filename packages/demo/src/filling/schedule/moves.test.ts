import { describe, expect, it } from 'vitest';
import { planTrades, type TradeEnd } from '../../trades/trade-plan.ts';
import { listMoves } from './moves.ts';

describe('the moves of the demo’s trades', () => {
  it('brings each trade to its end, one move after the other', () => {
    for (const trade of planTrades()) {
      const moves = listMoves(trade);
      expect(moves[0]?.move).toBe('place');
      const minutes = moves.map((move) => move.minutes);
      expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
      const last: Record<TradeEnd, string> = {
        pending_payment: 'place',
        closed: 'cancel',
        pending_shipment: 'pay',
        shipped: 'ship',
        pending_review: 'receive',
        completed: 'review',
      };
      expect(moves.at(-1)?.move).toBe(last[trade.ends]);
    }
  });

  it('pays for nothing that is cancelled', () => {
    const closed = planTrades().filter(({ ends }) => ends === 'closed');
    for (const trade of closed) expect(listMoves(trade).map(({ move }) => move)).toEqual(['place', 'cancel']);
  });
});
