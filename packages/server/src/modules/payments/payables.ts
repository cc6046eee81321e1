/**
 * What can be paid for, asked of its owner through a port: payments knows amounts and channels, not what
 * was bought.
 */
import type { PayChannel } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';

export type PayableState = {
  payerId: number;
  amountCents: Cents;
  expiresAt: Date;
  state: 'open' | 'paid' | 'closed';
  title: string;
};

export type Paid = { reference: string; paymentNo: string; channel: PayChannel; cents: Cents };

export interface Payable {
  find(ctx: Context, reference: string): Promise<PayableState | null>;
  /**
   * Called in the transaction that books the money, which is in escrow by then. `refused` when there is
   * nothing to pay any more, or not this much: the money goes back.
   */
  onPaid(ctx: Context, paid: Paid): Promise<'taken' | 'refused'>;
}

const payables = new Map<string, Payable>();

export const registerPayable = (kind: string, payable: Payable): void => {
  payables.set(kind, payable);
};

export function payableOf(kind: string): Payable {
  const payable = payables.get(kind);
  if (!payable) throw new Error(`nothing registered can be paid as ${kind}`);
  return payable;
}

type FindOpenid = (ctx: Context, shopperId: number) => Promise<string | null>;

let findOpenid: FindOpenid = async () => null;

/** Says as whom the messaging app knows a shopper who is inside its browser; null outside of it. */
export const registerOpenids = (port: FindOpenid): void => {
  findOpenid = port;
};

/** Empty outside of the messaging app. */
export const openidOf = async (ctx: Context, shopperId: number): Promise<string> =>
  (await findOpenid(ctx, shopperId)) ?? '';
