/**
 * What can be paid for, asked of its owner through a port: payments knows amounts and channels, not what
 * was bought.
 */
import type { BillType, PayChannel } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';
import type { Account } from '../../ledger/index.ts';

export type PayableState = {
  payerId: number;
  amountCents: Cents;
  expiresAt: Date;
  state: 'open' | 'paid' | 'closed';
  /** What the payer's bills call it. */
  bill: BillType;
};

export type Paid = { reference: string; paymentNo: string; channel: PayChannel; cents: Cents };

export type PayableKind = 'trade' | 'recharge';

export interface Payable {
  readonly kind: PayableKind;
  /** Where the money goes as it comes in; what nobody takes is given back from there. */
  account(payerId: number): Account;
  find(ctx: Context, reference: string): Promise<PayableState | null>;
  /** What the payer's channel says was bought, in its app and on its bills. */
  describe(ctx: Context, reference: string): Promise<string>;
  /**
   * Called in the transaction that books the money, which is in `account` by then. `refused` when there is
   * nothing to pay any more, or not this much: the money goes back.
   */
  onPaid(ctx: Context, paid: Paid): Promise<'taken' | 'refused'>;
}

export const payablePort = new Port<Payable>('what can be paid');

export const getPayableKind = ({ services }: Context, kind: PayableKind): Payable =>
  services.ports.getOfKind(payablePort, kind);

type FindOpenid = (ctx: Context, shopperId: number) => Promise<string | null>;

/** The openid of a shopper inside WeChat's browser; null outside of it. */
export const openidPort = new Port<FindOpenid>('openids');

/** Empty outside of WeChat. */
export const findOpenid = async (ctx: Context, shopperId: number): Promise<string> =>
  (await ctx.services.ports.find(openidPort)?.(ctx, shopperId)) ?? '';
