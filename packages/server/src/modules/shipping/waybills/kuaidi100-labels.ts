/** Kuaidi100's electronic waybills: a signed form with the question as JSON. */
import { z } from 'zod';
import { CircuitBreaker, CircuitOpenError } from '../../../kernel/circuit-breaker.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { toCancelParam, toOrderParam } from './kuaidi100-labels.rules.ts';
import { toForm } from './label-form.ts';
import {
  type CarrierAccount,
  type IssuedWaybill,
  type Label,
  WaybillRefused,
  type WaybillRequest,
  type WaybillService,
  type WaybillSource,
  WaybillUnanswered,
} from './waybills.port.ts';

const publicEndpoint = 'https://api.kuaidi100.com/label/order';
const timeoutMs = 10_000;
const failuresInARow = 3;
const leftAloneMs = 15_000;
const mostLabelBytes = 2 * 1024 * 1024;

const Answer = z.object({ success: z.boolean(), code: z.int(), message: z.string().default('') });
const Issued = z.object({
  data: z.object({
    kuaidinum: z.string().min(1),
    kdComOrderNum: z.string().nullish(),
    label: z.url(),
  }),
});

/** Of the service itself, rather than of what was asked: it may answer another time. */
const isTroubled = (code: number) => code >= 500 && code < 600;

export class Kuaidi100Labels implements WaybillSource {
  readonly #service: WaybillService;
  readonly #clock: Clock;
  readonly #breaker: CircuitBreaker;

  constructor(service: WaybillService, clock: Clock) {
    this.#service = service;
    this.#clock = clock;
    this.#breaker = new CircuitBreaker({
      clock,
      failures: failuresInARow,
      leftAloneMs,
      isFailure: (error) => error instanceof WaybillUnanswered,
    });
  }

  async order(account: CarrierAccount, request: WaybillRequest): Promise<IssuedWaybill> {
    const answer = Issued.safeParse(await this.#ask('order', toOrderParam(account, request)));
    if (!answer.success) throw new WaybillUnanswered('the waybill service gave no number with a label');
    const { kuaidinum, kdComOrderNum, label } = answer.data.data;
    return { trackingNo: kuaidinum, carrierOrderNo: kdComOrderNum ?? '', labelUrl: label };
  }

  async cancel(
    account: CarrierAccount,
    issued: Pick<IssuedWaybill, 'trackingNo' | 'carrierOrderNo'>,
  ): Promise<void> {
    await this.#ask('cancel', toCancelParam(account, issued));
  }

  async fetchLabel(url: string): Promise<Label> {
    const response = await send(url, {});
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok || !type.startsWith('image/') || bytes.length > mostLabelBytes)
      throw new WaybillUnanswered(`a label came as ${response.status} ${type}, ${bytes.length} bytes`);
    return { type, bytes };
  }

  async #ask(method: 'order' | 'cancel', asked: object): Promise<unknown> {
    try {
      return await this.#breaker.execute(() => this.#send(method, JSON.stringify(asked)));
    } catch (error) {
      if (error instanceof CircuitOpenError) throw new WaybillUnanswered(error.message);
      throw error;
    }
  }

  async #send(method: 'order' | 'cancel', param: string): Promise<unknown> {
    const t = String(this.#clock.now().getTime());
    const body = new URLSearchParams(toForm(this.#service, { method, t, param }));
    const response = await send(this.#service.endpoint ?? publicEndpoint, { method: 'POST', body });
    const told: unknown = await response.json().catch(() => null);
    const answer = Answer.safeParse(told);
    if (!answer.success || isTroubled(answer.data.code))
      throw new WaybillUnanswered(`the waybill service answered ${response.status}`);
    if (!answer.data.success) throw new WaybillRefused(answer.data.message || String(answer.data.code));
    return told;
  }
}

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new WaybillUnanswered('the waybill service does not answer', { cause: error });
  }
}
