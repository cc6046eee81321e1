/**
 * Calls merchants back until they say that they heard, more and more seldom. How it behaves can be set, as a
 * merchant must bear all of it: once, twice, late, never, or the later news before the earlier.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from '@chengji/server/kernel/log/log';
import type { Clock } from '@chengji/server/kernel/time/clock';
import { toUnixSeconds } from '@chengji/server/kernel/time/unix-seconds';
import type { SandboxKeys } from '../keys.ts';
import { presentPayment, presentRefund, presentTransfer } from './present.ts';
import { seal, signedHeaders } from './sealing.ts';
import type { Mode, Notice, SandboxStore } from './store.ts';

export type Behaviour = { mode: Mode; delayMs: number };

const waitsMs = [1_000, 5_000, 15_000, 60_000, 180_000, 600_000, 1_800_000];

type Content = { url: string; eventType: string; about: string; plain: object };

export class Notifier {
  behaviour: Behaviour = { mode: 'once', delayMs: 0 };
  readonly #keys: SandboxKeys;
  readonly #store: SandboxStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  #held: Notice | null = null;
  #isStopped = false;

  constructor(keys: SandboxKeys, store: SandboxStore, clock: Clock, log: Logger) {
    this.#keys = keys;
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
  }

  /** Goes on with what an earlier process left undelivered. */
  resume(): void {
    for (const notice of this.#store.notices.values()) this.#after(0, notice);
  }

  /** Finishes what is under way; what waits stays in the journal for the next process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#underWay);
  }

  newNotice = (about: Notice['about'], no: string): Notice => ({ id: randomUUID(), about, no, attempts: 0 });

  /** Tells of what was just stored, as the behaviour in force has it. */
  tell(notice: Notice): void {
    const { mode, delayMs } = this.behaviour;
    if (mode === 'never') return;
    if (mode === 'reversed' && !this.#held) {
      this.#held = notice;
      return;
    }
    this.#after(mode === 'late' ? delayMs : 0, notice);
    if (mode === 'twice') this.#after(0, { ...notice, id: randomUUID() });
    if (this.#held) this.#after(200, this.#held);
    this.#held = null;
  }

  #after(ms: number, notice: Notice): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const delivery = this.#deliver(notice).finally(() => this.#underWay.delete(delivery));
      this.#underWay.add(delivery);
    }, ms);
    this.#timers.add(timer.unref());
  }

  async #deliver(notice: Notice): Promise<void> {
    try {
      const response = await this.#send(notice);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      this.#store.forgetNotice(notice.id);
    } catch (error) {
      this.#log.info({ err: error, notice }, 'the merchant did not take a callback');
      const wait = waitsMs[notice.attempts];
      if (wait === undefined) return this.#store.forgetNotice(notice.id);
      const next = { ...notice, attempts: notice.attempts + 1 };
      this.#store.putNotice(next);
      this.#after(wait, next);
    }
  }

  #send(notice: Notice): Promise<Response> {
    const { url, eventType, about, plain } = this.#toContent(notice);
    const now = this.#clock.now();
    const body = JSON.stringify({
      id: notice.id,
      create_time: now.toISOString(),
      resource_type: 'encrypt-resource',
      event_type: eventType,
      summary: eventType,
      resource: seal(this.#keys.apiV3Key, plain, about),
    });
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(this.#keys, toUnixSeconds(now), body),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    });
  }

  #toContent({ about, no }: Notice): Content {
    const transfer = about === 'transfer' ? this.#store.transfers.get(no) : undefined;
    if (transfer) {
      const plain = presentTransfer(this.#keys, transfer);
      const eventType = 'MCHTRANSFER.BILL.FINISHED';
      return { url: transfer.notifyUrl, eventType, about: 'mch_payment', plain };
    }
    const refund = about === 'refund' ? this.#store.refunds.get(no) : undefined;
    const payment = this.#store.payments.get(refund?.outTradeNo ?? no);
    if (!payment) throw new Error(`nothing to tell of ${no}`);
    if (!refund) {
      const plain = { ...presentPayment(this.#keys, payment), trade_state: 'SUCCESS' };
      return { url: payment.notifyUrl, eventType: 'TRANSACTION.SUCCESS', about: 'transaction', plain };
    }
    const { status: refund_status, ...rest } = presentRefund(refund, payment);
    const plain = { mchid: this.#keys.merchantId, ...rest, refund_status };
    return { url: refund.notifyUrl, eventType: `REFUND.${refund_status}`, about: 'refund', plain };
  }
}
