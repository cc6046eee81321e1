/** Recomputes the part of the chain a bill stands in. Loaded when it is first asked for: it brings SHA-256. */
import type { CallOut, ChainPart } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { findBrokenEntry } from '@chengji/contract/wallet/ledger-chain';

type Shown = Pick<CallOut<'GET /wanlshop/wallet/bill'>, 'balance_after' | 'proof'>;

export type Verification = {
  /** The number of the first entry that does not fit; null when all of them do. */
  broken: number | null;
  /** How many entries were recomputed. */
  count: number;
  previous: string | null;
  next: string | null;
};

/** All entries must follow from each other, and the bill’s own must be what the page shows of it. */
export function verifyBill({ balance_after, proof }: Shown, chain: ChainPart): Verification {
  const { account, before, entries } = chain;
  const place = entries.findIndex(({ seq }) => seq === proof.seq);
  const own = entries[place];
  const isShown =
    own !== undefined &&
    account === proof.account &&
    own.hash === proof.hash &&
    own.transfer === proof.transfer &&
    toMoneyText(own.balance) === balance_after;
  const broken = findBrokenEntry(chain)?.seq ?? (isShown ? null : proof.seq);
  return {
    broken,
    count: entries.length,
    previous: (place > 0 ? entries[place - 1] : before)?.hash ?? null,
    next: own ? (entries[place + 1]?.hash ?? null) : null,
  };
}
