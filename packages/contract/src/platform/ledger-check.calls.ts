import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Id, integer, Moment, text } from '../values.ts';

export const LedgerCheck = z
  .object({
    id: Id,
    state: z.enum(['running', 'balanced', 'unbalanced']),
    entries: z.int().meta({ description: 'How many were checked; 0 while it runs' }),
    imbalance: z
      .string()
      .meta({ description: 'The first that was found, in technical words; empty where none was' }),
    by: z.string(),
    started_at: Moment,
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'LedgerCheck' });
export type LedgerCheck = z.output<typeof LedgerCheck>;

/** The last entry of an account’s chain. Its hash covers every entry before it. */
export const ChainHead = z
  .object({
    account: z.string(),
    seq: z.int(),
    balance: z.int().meta({ description: 'Cents after this entry' }),
    at: z.int().meta({ description: 'Unix milliseconds' }),
    hash: z.string().meta({ description: '64 hexadecimal digits' }),
  })
  .meta({ id: 'ChainHead' });
export type ChainHead = z.output<typeof ChainHead>;

/** What `npm run ledger:check FILE` holds the ledger to: no entry up to these may have changed since. */
export const LedgerHeads = z.object({
  format: z.literal('chengji-ledger-heads/1'),
  heads: z.array(ChainHead),
});

export const ledgerCheckCalls = declareCalls({
  'GET /platform/ledger/check': {
    summary: 'The newest check of the whole ledger; null where there was none',
    who: 'platform',
    right: 'ledger.read',
    in: z.object({}),
    out: z.object({ check: LedgerCheck.nullable() }),
    refusals: [],
  },
  'POST /platform/ledger/check': {
    summary: 'Check the whole ledger: sums, balances and every hash; one at a time',
    who: 'platform',
    right: 'ledger.read',
    confirm: true,
    in: z.object({}),
    out: LedgerCheck,
    refusals: ['ledger.check_running'],
  },
  'GET /platform/ledger/heads': {
    summary: 'The last entry of every account’s chain, by the accounts’ names: a proof to keep',
    who: 'platform',
    right: 'ledger.read',
    in: z.object({
      after: text(1, 64).optional().meta({ description: 'The `next` of the part before' }),
      limit: integer(1, 1_000).default(1_000),
    }),
    out: z.object({ heads: z.array(ChainHead), next: z.string().nullable() }),
    refusals: [],
  },
});
