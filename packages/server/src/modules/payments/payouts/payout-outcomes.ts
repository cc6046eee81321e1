/** Who started a payout learns through a port what becomes of it, and books the money: payments books none. */
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

export type PayoutKind = 'withdrawal';

/** Called in the transaction that changes the payout's state, once for a payout and what is told of it. */
export interface PayoutOutcome {
  readonly kind: PayoutKind;
  /** The person has the money; `reference` is the channel's own number of it. */
  onDone(ctx: Context, outNo: string, reference: string): Promise<void>;
  /** The money never left; `reason` is the channel's word for why, such as `ACCOUNT_FROZEN`. */
  onFailed(ctx: Context, outNo: string, reason: string): Promise<void>;
  /** The channel waits for the person to take the money. */
  onConfirmNeeded?(ctx: Context, outNo: string): Promise<void>;
  /** The receiver's real name, which WeChat wants for 2,000.00 and more; null where it is not known. */
  findName?(ctx: Context, outNo: string): Promise<string | null>;
}

export const payoutOutcomePort = new Port<PayoutOutcome>('what becomes of payouts');

export const getPayoutOutcome = ({ services }: Context, kind: PayoutKind): PayoutOutcome =>
  services.ports.getOfKind(payoutOutcomePort, kind);
