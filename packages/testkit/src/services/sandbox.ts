/** Actions at the sandbox gateway: paying there, and making it misbehave. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '../market.ts';

export type Sandbox = {
  /** The person approves the payment on the gateway's page. */
  approve(paymentNo: string): Promise<void>;
  /** What becomes of refunds from now on: `pending` ones end by `endRefund`. */
  setRefunds(outcome: 'succeed' | 'pending' | 'abnormal' | 'closed'): Promise<void>;
  endRefund(refundNo: string, status: 'SUCCESS' | 'ABNORMAL' | 'CLOSED'): Promise<void>;
  /** What becomes of transfers to people from now on: `pending` ones go on by `moveTransfer`. */
  setTransfers(outcome: 'succeed' | 'pending' | 'fail' | 'not_enough' | 'no_auth'): Promise<void>;
  moveTransfer(
    outNo: string,
    state: 'PROCESSING' | 'TRANSFERING' | 'SUCCESS' | 'FAIL' | 'CANCELLED',
    failReason?: string,
  ): Promise<void>;
  /** How the gateway calls back from now on. */
  behave(mode: 'once' | 'twice' | 'late' | 'never' | 'reversed', delayMs?: number): Promise<void>;
};

export function getSandbox({ config }: Market): Sandbox {
  const url = readFileSync(join(config.dataDir, 'sandbox', 'address'), 'utf8');
  const post = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    approve: (paymentNo) => post(`/sandbox/payments/${paymentNo}/approve`),
    setRefunds: (outcome) => post(`/sandbox/outcomes?refunds=${outcome}`),
    endRefund: (refundNo, status) => post(`/sandbox/refunds/${refundNo}/end?status=${status}`),
    setTransfers: (outcome) => post(`/sandbox/outcomes?transfers=${outcome}`),
    moveTransfer: (outNo, state, failReason = '') =>
      post(`/sandbox/transfers/${outNo}/move?state=${state}&fail_reason=${failReason}`),
    behave: (mode, delayMs = 0) => post(`/sandbox/behaviour?mode=${mode}&delay_ms=${delayMs}`),
  };
}
