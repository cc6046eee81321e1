/** Whether a shopper has ordered, asked of orders, who stand on content; nobody has where nobody answers. */
import type { Db } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';

type HasOrdered = (db: Db, shopperId: number) => Promise<boolean>;

export const hasOrderedPort = new Port<HasOrdered>('whether a shopper has ordered');
