/** Who asked for a refund learns through a port what becomes of it: payments knows channels, not what was bought. */
import type { Cents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';
import type { Account } from '../../ledger/index.ts';

export type RefundKind = 'refund';

/** So much of a refund's money leaves this account once the channel gave it back. */
export type RefundSource = { account: Account; cents: Cents };

/** `abnormal`: the money could not be given back; `closed`: the channel gave the refund up. */
export type RefundFailure = 'abnormal' | 'closed';

/** Called in the transaction that changes the refund's state, before payments locks the payment. */
export interface RefundOutcome {
  readonly kind: RefundKind;
  /** The channel gave the money back, and it leaves its accounts. Once for a refund; also after it had failed. */
  onDone(ctx: Context, refundNo: string): Promise<void>;
  /** It stands still until it is sent again (`resendRefund`) or given up (`giveUpRefund`). */
  onFailed(ctx: Context, refundNo: string, why: RefundFailure): Promise<void>;
}

export const refundOutcomePort = new Port<RefundOutcome>('what becomes of refunds');

export const findOutcome = ({ services }: Context, kind: RefundKind | null): RefundOutcome | null =>
  kind && services.ports.getOfKind(refundOutcomePort, kind);
