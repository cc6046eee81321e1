import type { CardType, PayoutMethod } from '@chengji/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kernel/db/columns.ts';
import type { OwnerKind } from '../owner.rules.ts';

/** Where a shopper or a shop is paid out to. Who and by which number is sealed: see `sealed-account.ts`. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    ownerKind: text('owner_kind').$type<OwnerKind>().notNull(),
    ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<PayoutMethod>().notNull(),
    /** Empty for WeChat. */
    bankCode: text('bank_code').notNull(),
    cardType: text('card_type').$type<CardType>(),
    sealed: text('sealed').notNull(),
    /** Of the number, by which the same one is found a second time without opening any. */
    digest: text('digest').notNull(),
    /** The same for one number among all owners, to find those who share it; empty where it is not known. */
    sharedDigest: text('shared_digest').notNull().default(''),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('payout_accounts_number_once').on(table.ownerKind, table.ownerId, table.digest),
    /** Who else is paid out there. */
    index('payout_accounts_by_shared_digest').on(table.sharedDigest).where(sql`shared_digest <> ''`),
    uniqueIndex('payout_accounts_one_default')
      .on(table.ownerKind, table.ownerId)
      .where(sql`${table.isDefault}`),
  ],
);
