import { countPiecesLeft } from '../after-sale/refund-plan.rules.ts';
import type { OrderLineRecord } from '../order.queries.ts';

/** Whether a review is still to come of the line: one whose pieces all went back has none. */
export const needsReview = (line: OrderLineRecord): boolean =>
  line.reviewedAt === null && countPiecesLeft(line) > 0;
