/** WeChat Pay API v3 as a payment channel: JSAPI inside WeChat's browser, H5 outside of it. */
import type { IncomingHttpHeaders } from 'node:http';
import { asCents, type Cents } from '@chengji/contract/money';
import { z } from 'zod';
import type { Clock } from '../../../../kernel/time/clock.ts';
import {
  type BillKind,
  type BillLines,
  CallbackRefused,
  type Gateway,
  GatewayError,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayRefund,
  type Mismatch,
  type OpenRequest,
  type PayoutRequest,
  type RefundRequest,
  type Told,
} from '../gateway.ts';
import type { WechatAccount } from './account.ts';
import { findMerchantMismatch } from './merchant-mismatch.ts';
import { type Sealed, unseal } from './signing.ts';
import { WechatBills } from './wechat-bills.ts';
import { understood, WechatClient } from './wechat-client.ts';
import { WechatTransfers } from './wechat-transfers.ts';

const currency = 'CNY';

const Transaction = z.object({
  appid: z.string().optional(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  transaction_id: z.string().optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int().optional(), currency: z.string().optional() }).optional(),
});
const Refund = z.object({ out_refund_no: z.string(), status: z.string() });
const RefundCallback = z.object({ mchid: z.string(), out_refund_no: z.string(), refund_status: z.string() });
const Callback = z.object({
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().optional() }),
});

export class WechatGateway implements Gateway {
  readonly #client: WechatClient;
  readonly #transfers: WechatTransfers;
  readonly #bills: WechatBills;

  constructor(account: WechatAccount, clock: Clock) {
    this.#client = new WechatClient(account, clock);
    this.#transfers = new WechatTransfers(this.#client);
    this.#bills = new WechatBills(this.#client, clock);
  }

  get canPayOut(): boolean {
    return this.#transfers.areOn;
  }

  payOut = (request: PayoutRequest): Promise<GatewayPayout> => this.#transfers.start(request);

  listBillLines = <K extends BillKind>(day: string, kind: K): Promise<BillLines[K][]> =>
    this.#bills.list(day, kind);

  queryPayout = (outNo: string): Promise<GatewayPayout | 'unknown'> => this.#transfers.query(outNo);

  async open(request: OpenRequest): Promise<Record<string, string>> {
    return request.openid === '' ? this.#openPage(request) : this.#openInApp(request);
  }

  async #openPage(request: OpenRequest): Promise<Record<string, string>> {
    const { account } = this.#client;
    const answer = await this.#client.post('/v3/pay/transactions/h5', {
      ...this.#order(request),
      scene_info: { payer_client_ip: request.payerIp, h5_info: { type: 'Wap' } },
    });
    const { h5_url } = understood(z.object({ h5_url: z.string() }), answer);
    const back = encodeURIComponent(`${account.clientUrl}${request.returnPath}`);
    return { mode: 'h5', url: `${h5_url}&redirect_url=${back}` };
  }

  async #openInApp(request: OpenRequest): Promise<Record<string, string>> {
    const { appId } = this.#client.account;
    const answer = await this.#client.post('/v3/pay/transactions/jsapi', {
      ...this.#order(request),
      payer: { openid: request.openid },
    });
    const prepay = `prepay_id=${understood(z.object({ prepay_id: z.string() }), answer).prepay_id}`;
    const { timestamp, nonce, signature } = this.#client.signNow([appId], [prepay]);
    const signed = {
      timeStamp: timestamp,
      nonceStr: nonce,
      package: prepay,
      signType: 'RSA',
      paySign: signature,
    };
    return { mode: 'jsapi', appId, ...signed };
  }

  #order({ paymentNo, title, amountCents, expiresAt }: OpenRequest) {
    const { appId, merchantId, notifyUrl } = this.#client.account;
    return {
      appid: appId,
      mchid: merchantId,
      description: title.slice(0, 127).replace(/[\uD800-\uDBFF]$/, ''),
      out_trade_no: paymentNo,
      time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
      notify_url: notifyUrl(),
      amount: { total: amountCents, currency },
    };
  }

  async query(paymentNo: string): Promise<GatewayPayment> {
    const { merchantId } = this.#client.account;
    try {
      const path = `/v3/pay/transactions/out-trade-no/${paymentNo}?mchid=${merchantId}`;
      return this.#toState(understood(Transaction, await this.#client.get(path)));
    } catch (error) {
      // It was registered here and never there: nobody could have paid it.
      if (error instanceof GatewayError && error.code === 'ORDER_NOT_EXIST') return { state: 'unpaid' };
      throw error;
    }
  }

  async close(paymentNo: string): Promise<'closed' | 'already_paid'> {
    const { merchantId } = this.#client.account;
    try {
      await this.#client.post(`/v3/pay/transactions/out-trade-no/${paymentNo}/close`, { mchid: merchantId });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.code === 'ORDERPAID') return 'already_paid';
      if (error.code !== 'ORDER_CLOSED' && error.code !== 'ORDER_NOT_EXIST') throw error;
    }
    return 'closed';
  }

  async refund({ paymentNo, refundNo, cents, totalCents, reason }: RefundRequest): Promise<GatewayRefund> {
    const answer = await this.#client.post('/v3/refund/domestic/refunds', {
      out_trade_no: paymentNo,
      out_refund_no: refundNo,
      reason,
      notify_url: this.#client.account.notifyUrl(),
      amount: { refund: cents, total: totalCents, currency },
    });
    return toRefundState(understood(Refund, answer).status);
  }

  async queryRefund(refundNo: string): Promise<GatewayRefund | 'unknown'> {
    try {
      const answer = await this.#client.get(`/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`);
      return toRefundState(understood(Refund, answer).status);
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'RESOURCE_NOT_EXISTS') return 'unknown';
      throw error;
    }
  }

  readCallback(headers: IncomingHttpHeaders, body: string): Told {
    if (!this.#client.isCallback(headers, body)) {
      throw new CallbackRefused('SIGN_ERROR', 'not signed by the channel, or long ago');
    }
    try {
      return this.#tell(Callback.parse(JSON.parse(body)));
    } catch (error) {
      if (error instanceof CallbackRefused) throw error;
      throw new CallbackRefused('FAIL', `not understood: ${error}`);
    }
  }

  #tell({ event_type, resource }: z.output<typeof Callback>): Told {
    const plain: unknown = JSON.parse(unseal(this.#client.account.apiV3Key, resource as Sealed));
    if (event_type.startsWith('TRANSACTION.')) {
      const transaction = Transaction.parse(plain);
      return {
        kind: 'payment',
        paymentNo: transaction.out_trade_no,
        payment: this.#toState(transaction),
      };
    }
    if (event_type.startsWith('REFUND.')) {
      const { mchid, out_refund_no: refundNo, refund_status } = RefundCallback.parse(plain);
      const mismatch = findMerchantMismatch(this.#client.account, mchid);
      if (mismatch) return { kind: 'mismatch', subjectNo: refundNo, mismatch };
      return { kind: 'refund', refundNo, refund: toRefundState(refund_status) };
    }
    if (event_type.startsWith('MCHTRANSFER.BILL.')) return this.#transfers.tell(plain);
    return { kind: 'other' };
  }

  /** A payment that was refunded had been paid: what became of the money after that is known here. */
  #toState(transaction: z.output<typeof Transaction>): GatewayPayment {
    const { trade_state, transaction_id, success_time, amount } = transaction;
    const mismatch = this.#findMismatch(transaction);
    if (mismatch) return { state: 'mismatch', mismatch, cents: toArrivedCents(mismatch, amount) };
    if (!isPaid(trade_state)) {
      return { state: trade_state === 'CLOSED' || trade_state === 'REVOKED' ? 'closed' : 'unpaid' };
    }
    if (!transaction_id || !success_time || amount?.total === undefined) {
      throw new GatewayError(`${transaction.out_trade_no}: paid, but not how much`);
    }
    const paidAt = new Date(success_time);
    return { state: 'paid', channelNo: transaction_id, cents: asCents(amount.total), paidAt };
  }

  /** The app and the currency are told once somebody paid. */
  #findMismatch({ mchid, appid, trade_state, amount }: z.output<typeof Transaction>): Mismatch | null {
    const merchant = findMerchantMismatch(this.#client.account, mchid);
    if (merchant || !isPaid(trade_state)) return merchant;
    const { appId: expected } = this.#client.account;
    if (appid !== expected) return { kind: 'wrong_app', expected, got: appid ?? '' };
    const got = amount?.currency ?? currency; // where it is left out, the protocol means its own
    return got === currency ? null : { kind: 'wrong_currency', expected: currency, got };
  }
}

/** What another app took for our merchant is in our account all the same. */
const toArrivedCents = ({ kind }: Mismatch, amount: z.output<typeof Transaction>['amount']): Cents | null =>
  kind === 'wrong_app' && amount?.total !== undefined && (amount.currency ?? currency) === currency
    ? asCents(amount.total)
    : null;

const isPaid = (state: z.output<typeof Transaction>['trade_state']): boolean =>
  state === 'SUCCESS' || state === 'REFUND';

const refundStates: Readonly<Record<string, GatewayRefund>> = {
  SUCCESS: 'done',
  ABNORMAL: 'abnormal',
  CLOSED: 'closed',
};

const toRefundState = (status: string): GatewayRefund =>
  Object.hasOwn(refundStates, status) ? (refundStates[status] ?? 'pending') : 'pending';
