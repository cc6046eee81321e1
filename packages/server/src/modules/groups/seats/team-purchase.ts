import type { PurchaseKindPort } from '../../orders/index.ts';
import { freeHeldSeats } from './free-seats.ts';
import { giveSeat, holdSeat } from './hold-seat.ts';
import { payHeldSeat } from './pay-seat.ts';
import { quoteTeam } from './quote-team.ts';
import { showSeats } from './show-seats.ts';

/** What orders asks of a purchase in a team, ordinary or ladder. */
export const teamPurchase: Omit<PurchaseKindPort, 'kind'> = {
  price: quoteTeam,
  reserve: holdSeat,
  onPlaced: giveSeat,
  onPaid: payHeldSeat,
  onClosed: freeHeldSeats,
  show: showSeats,
};
