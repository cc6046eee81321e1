import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export type TicketLook = 'brand' | 'ship' | 'vip' | 'off';

type TicketProps = {
  look?: TicketLook;
  /** For a row of them to push along. */
  mini?: boolean;
  value: ReactNode;
  children: ReactNode;
};

/** A ticket: what it is worth left of the notch, words and one action right of it. */
export function Ticket({ look = 'brand', mini, value, children }: TicketProps) {
  return (
    <div
      className={classes(styles.ticket, look !== 'brand' && styles[look], mini && styles.mini)}
      data-ticket
    >
      <div className={styles.value}>{value}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
