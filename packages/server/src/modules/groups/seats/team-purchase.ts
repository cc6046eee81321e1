import type { PurchaseKindPort } from '../../orders/index.ts';
import { releaseSeats } from './free-seats.ts';
import { assignSeat, reserveSeat } from './hold-seat.ts';
import { paySeat } from './pay-seat.ts';
import { priceSeat } from './quote-team.ts';
import { showSeats } from './show-seats.ts';

/** What orders asks of a purchase in a team, ordinary or ladder. */
export const teamPurchase: Omit<PurchaseKindPort, 'kind'> = {
  price: priceSeat,
  reserve: reserveSeat,
  assign: assignSeat,
  pay: paySeat,
  release: releaseSeats,
  show: showSeats,
};
