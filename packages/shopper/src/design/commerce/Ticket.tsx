import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './ticket.css';

export type TicketLook = 'brand' | 'ship' | 'vip' | 'off';

/** A ticket: what it is worth left of the notch, words and one action right of it. */
export function Ticket({
  look = 'brand',
  mini,
  value,
  children,
}: {
  look?: TicketLook;
  /** For a row of them to push along. */
  mini?: boolean;
  value: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes('ticket', look !== 'brand' && `ticket--${look}`, mini && 'ticket--mini')}>
      <div className="ticket__v">{value}</div>
      <div className="ticket__b">{children}</div>
    </div>
  );
}
