import type { PurchaseKindPort } from '../../orders/index.ts';
import { paySeat } from './pay-seat.ts';
import { priceSeat } from './price-seat.ts';
import { releaseSeats } from './release-seats.ts';
import { assignSeat, reserveSeat } from './reserve-seat.ts';
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
