/** The port behind which a payment channel outside this system stands. */

import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentFindingKind } from '@chengji/contract';
import type { Cents } from '@chengji/contract/money';

export type OpenRequest = {
  paymentNo: string;
  title: string;
  amountCents: Cents;
  expiresAt: Date;
  /** The payer's openid, inside WeChat's browser; else empty. */
  openid: string;
  payerIp: string;
  /** Where the person comes back to, as a path of the shopper client. */
  returnPath: string;
};

/** What the channel signed and yet cannot be ours, or not so. */
export type Mismatch = { kind: PaymentFindingKind; expected: string; got: string };

/** What the channel knows of a payment. */
export type GatewayPayment =
  | { state: 'paid'; channelNo: string; cents: Cents; paidAt: Date }
  | { state: 'unpaid' }
  | { state: 'closed' }
  /** `cents` is what came in by it in our own account and currency; null where none did. */
  | { state: 'mismatch'; mismatch: Mismatch; cents: Cents | null };

/** `abnormal`: the money could not be given back; `closed`: the channel gave the refund up. Neither goes on by itself. */
export type GatewayRefund = 'done' | 'pending' | 'abnormal' | 'closed';

/** `totalCents` is what came in by the payment, of which `cents` go back. */
export type RefundRequest = {
  paymentNo: string;
  refundNo: string;
  cents: Cents;
  totalCents: Cents;
  reason: string;
};

export type PayoutRequest = {
  outNo: string;
  openid: string;
  cents: Cents;
  title: string;
  /** The receiver's real name, where the channel wants it. */
  name: string | null;
  /** As of when it is asked: after some minutes of being held up it is refused. */
  at: Date;
};

/**
 * `done` without cents where the channel did not say how much. A pending one that `isStalled` may be sent again, under
 * its number; one with `confirmParams` waits for the person to take the money.
 */
export type GatewayPayout =
  | { state: 'done'; reference: string; cents: Cents | null }
  | {
      state: 'pending';
      reference: string;
      isStalled: boolean;
      confirmParams: Record<string, string> | null;
    }
  | { state: 'failed'; reason: string };

/** A payment or refund of a day, as the channel's bill lists it. */
export type TradeLine = {
  kind: 'payment' | 'refund';
  /** Ours: the number of the payment, or that of the refund as it was sent. */
  number: string;
  paymentNo: string;
  /** The channel's own. */
  channelNo: string;
  /** What was paid, or is given back; never below 0. */
  cents: Cents;
  /** `SUCCESS`; of a refund also `PROCESSING`, or `FAIL` and `CHANGE` for one that could not be given back. */
  status: string;
  at: Date;
};

/** A movement of the merchant's money at the channel. */
export type FundLine = {
  kind: 'payment' | 'refund' | 'payout' | 'fee' | 'other';
  /** What the channel calls it. */
  name: string;
  number: string;
  channelNo: string;
  /** Below 0 where it went out. */
  cents: Cents;
  balanceCents: Cents;
  at: Date;
};

export type BillLines = { trade: TradeLine; fund_flow: FundLine };
export type BillKind = keyof BillLines;

/** What a callback told, once its signature held. */
export type Told =
  | { kind: 'payment'; paymentNo: string; payment: GatewayPayment }
  | { kind: 'refund'; refundNo: string; refund: GatewayRefund }
  | { kind: 'payout'; outNo: string; payout: GatewayPayout }
  | { kind: 'mismatch'; subjectNo: string; mismatch: Mismatch }
  | { kind: 'other' };

export interface Gateway {
  /** Registers the payment; answers what opens the channel's page or app. The same payment may be opened again. */
  open(request: OpenRequest): Promise<Record<string, string>>;
  query(paymentNo: string): Promise<GatewayPayment>;
  /** After this nobody can pay it any more, unless they already have. */
  close(paymentNo: string): Promise<'closed' | 'already_paid'>;
  /** Sends money back; the same refund number is one refund. */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  /** How a refund stands; `unknown` where the channel never heard of it. */
  queryRefund(refundNo: string): Promise<GatewayRefund | 'unknown'>;
  /** Whether it pays out. */
  readonly canPayOut: boolean;
  /** Sends money to a person; the same number is one payout. */
  payOut(request: PayoutRequest): Promise<GatewayPayout>;
  /** How a payout stands; `unknown` where the channel does not have it, or not yet. */
  queryPayout(outNo: string): Promise<GatewayPayout | 'unknown'>;
  /**
   * The channel's bill of a day (`2026-11-11`, by its own calendar), in its order; none where nothing happened. Throws
   * GatewayError with the code `STATEMENT_CREATING` while the channel still makes it.
   */
  listBillLines<K extends BillKind>(day: string, kind: K): Promise<BillLines[K][]>;
  /** Throws CallbackRefused when it is not from the channel, or not of now. */
  readCallback(headers: IncomingHttpHeaders, body: string): Told;
}

/** The channel could not be reached or refused; nothing is known of what it did. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  /** The channel's own word for it, such as `ORDERPAID`; empty when it did not answer. */
  readonly code: string;

  constructor(message: string, code = '', options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether it did not answer at all: a channel that refuses in its own words is there. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof GatewayError && (error.code === '' || error.code === 'SYSTEM_ERROR');

const refusals = new Set(['PARAM_ERROR', 'INVALID_REQUEST', 'NO_AUTH', 'APPID_MCHID_NOT_MATCH']);

/** Whether the channel will not do it, however often it is asked; else it may yet, or has. */
export const isRefused = ({ code }: GatewayError): boolean => refusals.has(code);

/** What was called back is not the channel's (`SIGN_ERROR`), or tells what can not be (`FAIL`). */
export class CallbackRefused extends Error {
  override name = 'CallbackRefused';
  readonly code: 'SIGN_ERROR' | 'FAIL';

  constructor(code: 'SIGN_ERROR' | 'FAIL', message: string) {
    super(message);
    this.code = code;
  }
}
