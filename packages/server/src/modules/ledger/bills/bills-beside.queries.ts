/** Bills of some kinds, each with what the same transfer moved in another account: a settlement with its commission. */
import type { BillType } from '@chengji/contract';
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  like,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { toPattern } from '../../../kernel/db/pattern.ts';
import type { Account } from '../account.rules.ts';
import { ledgerChain, ledgerEntries, ledgerTransfers } from '../ledger.tables.ts';

export type BesideFilter = {
  account: Account;
  beside: Account;
  /** Of which kinds, and whether they came in or went out. */
  moves: readonly { kind: BillType; direction: 'in' | 'out' }[];
  after: number;
  upTo: number;
  /** Only those whose reference meets each of these: it holds the text, or a query selects it. */
  references?: readonly { holds?: string; selectedBy: readonly SQLWrapper[] }[] | undefined;
};

export type BillBeside = {
  seq: number;
  transferId: number;
  kind: BillType;
  reference: string;
  movedAt: Date;
  cents: number;
  besideCents: number;
};

const besideCents = sql<number>`coalesce(${ledgerEntries.cents}, 0)`.mapWith(Number);

const isMeant = ({ account, moves, after, upTo, references = [] }: BesideFilter): SQL | undefined =>
  and(
    eq(ledgerChain.account, account),
    or(
      ...moves.map(({ kind, direction }) =>
        and(
          eq(ledgerChain.kind, kind),
          direction === 'in' ? gt(ledgerChain.cents, 0) : lt(ledgerChain.cents, 0),
        ),
      ),
    ),
    gt(ledgerChain.seq, after),
    lte(ledgerChain.seq, upTo),
    ...references.map(({ holds, selectedBy }) =>
      or(
        holds === undefined ? undefined : like(ledgerTransfers.reference, toPattern(holds)),
        ...selectedBy.map((numbers) => inArray(ledgerTransfers.reference, numbers)),
      ),
    ),
  );

const isBeside = ({ beside }: BesideFilter): SQL | undefined =>
  and(eq(ledgerEntries.transferId, ledgerChain.transferId), eq(ledgerEntries.account, beside));

/** The earliest first. */
export const listBillsBeside = (
  db: Db,
  filter: BesideFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<BillBeside[]> =>
  db
    .select({
      seq: ledgerChain.seq,
      transferId: ledgerChain.transferId,
      kind: ledgerChain.kind,
      reference: ledgerTransfers.reference,
      movedAt: ledgerChain.movedAt,
      cents: ledgerChain.cents,
      besideCents,
    })
    .from(ledgerChain)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerChain.transferId))
    .leftJoin(ledgerEntries, isBeside(filter))
    .where(isMeant(filter))
    .orderBy(asc(ledgerChain.seq))
    .limit(limit)
    .offset(offset);

export type BesideSum = { bills: number; cents: number; besideCents: number };

/** How many there are, and what both sides moved. */
export async function sumBillsBeside(db: Db, filter: BesideFilter): Promise<BesideSum> {
  const [row] = await db
    .select({
      bills: count(),
      cents: sql<number>`coalesce(sum(${ledgerChain.cents}), 0)`.mapWith(Number),
      besideCents: sql<number>`coalesce(sum(${besideCents}), 0)`.mapWith(Number),
    })
    .from(ledgerChain)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerChain.transferId))
    .leftJoin(ledgerEntries, isBeside(filter))
    .where(isMeant(filter));
  return row ?? { bills: 0, cents: 0, besideCents: 0 };
}
