/** A payment channel in memory that keeps what it told the market, and when. */
import type { Cents } from '@chengji/contract/money';
import {
  type Gateway,
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
} from '@chengji/server/modules/payments/channels/gateway';
import { ExternalChannel } from '../external-channel.ts';
import type { Told } from './model-rows.ts';

/** How the channel takes a refund: at once, when it is asked after, not at all, or by not answering first. */
export type RefundMood = 'done' | 'later' | 'abnormal' | 'silent';

export class TellingChannel extends ExternalChannel {
  readonly #now: () => number;
  readonly #chooseMood: () => RefundMood;
  readonly #moods = new Map<string, RefundMood>();
  #told: Told[] = [];

  constructor(now: () => number, chooseMood: () => RefundMood) {
    super();
    this.#now = now;
    this.#chooseMood = chooseMood;
  }

  /** What it told since it was asked last. */
  takeTold(): Told[] {
    const told = this.#told;
    this.#told = [];
    return told;
  }

  #tell(no: string, what: Told['what']): void {
    this.#told.push({ at: this.#now(), no, what });
  }

  override async query(paymentNo: string): Promise<GatewayPayment> {
    const payment = await super.query(paymentNo);
    if (payment.state === 'paid') this.#tell(paymentNo, 'paid');
    return payment;
  }

  override async refund({ refundNo, cents }: Parameters<Gateway['refund']>[0]): Promise<GatewayRefund> {
    const mood = this.#moods.get(refundNo) ?? this.#chooseMood();
    // who is asked a second time gives the money back
    this.#moods.set(refundNo, 'done');
    if (mood === 'silent') throw new GatewayError('no answer');
    return this.#answer(refundNo, cents, mood);
  }

  #answer(refundNo: string, cents: Cents, mood: RefundMood): GatewayRefund {
    if (mood === 'abnormal') {
      this.#tell(refundNo, 'not_returned');
      return 'abnormal';
    }
    this.refunds.set(refundNo, cents);
    if (mood === 'later') return 'pending';
    this.#tell(refundNo, 'returned');
    return 'done';
  }

  override async queryRefund(refundNo: string): Promise<'done' | 'unknown'> {
    const found = await super.queryRefund(refundNo);
    if (found === 'done') this.#tell(refundNo, 'returned');
    return found;
  }
}
