import type { PayChannel } from '@chengji/contract';
import { type Account, external, platform, shopperAvailable } from '../../ledger/index.ts';
import type { Plan } from '../../repairs/index.ts';
import type { RefundRecord } from '../refund.queries.ts';

type Failed = Pick<RefundRecord, 'state' | 'refundNo' | 'shopperId' | 'returnedCents' | 'channel'>;

/** What can be done about a refund that its channel could not give back; the money waits in `refunding`. */
export function planFailed({ state, refundNo, shopperId, returnedCents, channel }: Failed): Plan[] {
  if (state !== 'failed') return [];
  const cents = returnedCents ?? 0;
  const toEntries = (account: Account) => [
    { account: platform('refunding'), cents: 0 - cents },
    { account, cents },
  ];
  return [
    { way: 'credit', key: toBalanceKey(refundNo), cents, entries: toEntries(shopperAvailable(shopperId)) },
    {
      way: 'resend',
      key: `refund:${refundNo}`,
      cents,
      entries: toEntries(external(channel as PayChannel)),
    },
  ];
}

export const toBalanceKey = (refundNo: string): string => `refund:${refundNo}:balance`;
