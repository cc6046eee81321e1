import type { LineRefundsPort } from '../orders/index.ts';
import { listNewestOfLines, type RefundRecord } from './refund.queries.ts';
import { getShownCents } from './refund.rules.ts';
import { isOpen } from './refund.states.ts';

/** Whether it ended the after-sale of its line: with nothing, by a decision. */
export const isFinal = ({ state, returnedCents }: RefundRecord): boolean =>
  state === 'completed' && returnedCents === 0;

/** What an order shows of the refunds of its lines. */
export const lineRefunds: LineRefundsPort = {
  async find(db, lineIds) {
    const newest = await listNewestOfLines(db, lineIds);
    return new Map(
      newest.map((row) => [
        row.lineId,
        {
          id: row.id,
          state: row.state,
          cents: getShownCents(row),
          isOpen: isOpen(row.state),
          isFinal: isFinal(row),
          takesAll: isOpen(row.state) && row.takesAll,
        },
      ]),
    );
  },
};
