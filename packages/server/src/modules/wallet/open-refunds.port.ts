/** How many refunds of an owner are open: refunds stands on wallet, so it is asked by a port. */
import type { Db } from '../../kernel/db/database.ts';
import { Port } from '../../kernel/ports.ts';
import type { Owner } from './owner.rules.ts';

export const openRefundsPort = new Port<(db: Db, owner: Owner) => Promise<number>>(
  'open refunds of an owner',
);
