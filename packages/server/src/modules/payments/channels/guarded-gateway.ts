/** A circuit breaker before a channel, and how wide its lanes are. */
import type { IncomingHttpHeaders } from 'node:http';
import type { PayChannel } from '@chengji/contract';
import { CircuitBreaker, CircuitOpenError } from '../../../kernel/circuit-breaker.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import {
  type BillKind,
  type BillLines,
  type Gateway,
  GatewayError,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayRefund,
  isUnanswered,
  type OpenRequest,
  type PayoutRequest,
  type RefundRequest,
  type Told,
} from './gateway.ts';

const failuresInARow = 5;
const leftAloneMs = 5_000;
/** So many of a channel's lane are under way at once. */
const laneWidth = 8;

export class GuardedGateway implements Gateway {
  readonly #gateway: Gateway;
  readonly #breaker: CircuitBreaker;

  constructor(gateway: Gateway, clock: Clock) {
    this.#gateway = gateway;
    this.#breaker = new CircuitBreaker({
      clock,
      failures: failuresInARow,
      leftAloneMs,
      isFailure: isUnanswered,
    });
  }

  open = (request: OpenRequest): Promise<Record<string, string>> =>
    this.#guard(() => this.#gateway.open(request));

  query = (paymentNo: string): Promise<GatewayPayment> => this.#guard(() => this.#gateway.query(paymentNo));

  close = (paymentNo: string): Promise<'closed' | 'already_paid'> =>
    this.#guard(() => this.#gateway.close(paymentNo));

  refund = (request: RefundRequest): Promise<GatewayRefund> =>
    this.#guard(() => this.#gateway.refund(request));

  queryRefund = (refundNo: string): Promise<GatewayRefund | 'unknown'> =>
    this.#guard(() => this.#gateway.queryRefund(refundNo));

  get canPayOut(): boolean {
    return this.#gateway.canPayOut;
  }

  payOut = (request: PayoutRequest): Promise<GatewayPayout> =>
    this.#guard(() => this.#gateway.payOut(request));

  queryPayout = (outNo: string): Promise<GatewayPayout | 'unknown'> =>
    this.#guard(() => this.#gateway.queryPayout(outNo));

  listBillLines = <K extends BillKind>(day: string, kind: K): Promise<BillLines[K][]> =>
    this.#guard(() => this.#gateway.listBillLines(day, kind));

  readCallback = (headers: IncomingHttpHeaders, body: string): Told =>
    this.#gateway.readCallback(headers, body);

  /** How many may ask it at once now; none while it does not answer. */
  room(): number {
    return { closed: laneWidth, half_open: 1, open: 0 }[this.#breaker.state];
  }

  /** Whether its last request was not answered. */
  isFailing(): boolean {
    return this.#breaker.isFailing;
  }

  /** Closed while it is asked as usual. */
  circuit(): CircuitBreaker['state'] {
    return this.#breaker.state;
  }

  async #guard<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await this.#breaker.execute(ask);
    } catch (error) {
      if (!(error instanceof CircuitOpenError)) throw error;
      throw new GatewayError(error.message, '', { cause: error });
    }
  }
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly gateways: ReadonlyMap<PayChannel, GuardedGateway>;
  }
}
