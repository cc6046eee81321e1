/**
 * The gateway's memory, and its journal: each change is a line, written before it is acknowledged, so that
 * the end of the process loses no payment. Reading the journal from its start makes the memory again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Mode = 'once' | 'twice' | 'late' | 'never' | 'reversed';

export type SandboxPayment = {
  outTradeNo: string;
  prepayId: string;
  description: string;
  totalCents: number;
  notifyUrl: string;
  openid: string;
  /** By JSAPI or in a browser where a journal of before does not say. */
  tradeType?: 'JSAPI' | 'MWEB' | 'NATIVE';
  expiresAt: string;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
  transactionId?: string;
  paidAt?: string;
  /** When its money was booked, where that is not when it was paid. */
  bookedAt?: string;
};

export type RefundStatus = 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED';

export type SandboxRefund = {
  outRefundNo: string;
  refundId: string;
  outTradeNo: string;
  cents: number;
  reason: string;
  notifyUrl: string;
  createdAt: string;
  status: RefundStatus;
  /** Done when it is next asked after. */
  isSoonDone?: boolean;
  doneAt?: string;
};

export type TransferState =
  | 'ACCEPTED'
  | 'PROCESSING'
  | 'WAIT_USER_CONFIRM'
  | 'TRANSFERING'
  | 'SUCCESS'
  | 'FAIL'
  | 'CANCELLED';

/** Money from the merchant to a person. */
export type SandboxTransfer = {
  outBillNo: string;
  transferBillNo: string;
  openid: string;
  cents: number;
  remark: string;
  userName: string;
  notifyUrl: string;
  createdAt: string;
  updatedAt: string;
  state: TransferState;
  failReason?: string;
};

/** What is still to be called back. */
export type Notice = { id: string; about: 'payment' | 'refund' | 'transfer'; no: string; attempts: number };

type Line =
  | { put: 'payment'; value: SandboxPayment }
  | { put: 'refund'; value: SandboxRefund }
  | { put: 'transfer'; value: SandboxTransfer }
  | { put: 'notice'; value: Notice }
  | { put: 'delivered'; value: string };

export class SandboxStore {
  readonly payments = new Map<string, SandboxPayment>();
  readonly refunds = new Map<string, SandboxRefund>();
  readonly transfers = new Map<string, SandboxTransfer>();
  readonly notices = new Map<string, Notice>();
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'journal.jsonl');
    if (!existsSync(this.#path)) return;
    const journal = readFileSync(this.#path, 'utf8');
    for (const line of journal.split('\n')) this.#read(line);
    if (journal && !journal.endsWith('\n')) appendFileSync(this.#path, '\n');
  }

  /** A line cut off by the end of the process was never acknowledged. */
  #read(line: string): void {
    try {
      if (line) this.#take(JSON.parse(line) as Line);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }

  #take(line: Line): void {
    if (line.put === 'payment') this.payments.set(line.value.outTradeNo, line.value);
    else if (line.put === 'refund') this.refunds.set(line.value.outRefundNo, withStatus(line.value));
    else if (line.put === 'transfer') this.transfers.set(line.value.outBillNo, line.value);
    else if (line.put === 'notice') this.notices.set(line.value.id, line.value);
    else this.notices.delete(line.value);
  }

  #write(...lines: Line[]): void {
    appendFileSync(this.#path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    for (const line of lines) this.#take(line);
  }

  putPayment(value: SandboxPayment, notice?: Notice): void {
    this.#write({ put: 'payment', value }, ...(notice ? [{ put: 'notice', value: notice } as const] : []));
  }

  putRefund(value: SandboxRefund, payment: SandboxPayment, notice?: Notice): void {
    this.#write(
      { put: 'refund', value },
      { put: 'payment', value: payment },
      ...(notice ? [{ put: 'notice', value: notice } as const] : []),
    );
  }

  putTransfer(value: SandboxTransfer, notice?: Notice): void {
    this.#write({ put: 'transfer', value }, ...(notice ? [{ put: 'notice', value: notice } as const] : []));
  }

  putNotice(value: Notice): void {
    this.#write({ put: 'notice', value });
  }

  forgetNotice(id: string): void {
    this.#write({ put: 'delivered', value: id });
  }

  paymentByPrepay(prepayId: string): SandboxPayment | undefined {
    for (const payment of this.payments.values()) if (payment.prepayId === prepayId) return payment;
    return undefined;
  }
}

/** A journal of before refunds could end in several ways holds those that succeeded at once. */
const withStatus = (refund: SandboxRefund): SandboxRefund =>
  refund.status ? refund : { ...refund, status: 'SUCCESS', reason: '', createdAt: refund.doneAt ?? '' };
