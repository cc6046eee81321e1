/** Actions at the sandbox gateway: paying there, and making it misbehave. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SandboxGateway, type SandboxWaybill, startSandboxGateway } from '@chengji/sandbox';
import type { Config } from '@chengji/server/kernel/config';
import { createLog } from '@chengji/server/kernel/log/log';
import type { Clock } from '@chengji/server/kernel/time/clock';

export type Sandbox = {
  /** The person approves the payment on the gateway's page. */
  approve(paymentNo: string): Promise<void>;
  /** The money of a payment is booked at another time than it was paid. */
  bookAt(paymentNo: string, at: Date): Promise<void>;
  /** What becomes of refunds from now on: `soon` is in hand until it is asked after, `pending` ends by `endRefund`. */
  setRefunds(outcome: 'succeed' | 'soon' | 'pending' | 'abnormal' | 'closed'): Promise<void>;
  endRefund(refundNo: string, status: 'SUCCESS' | 'ABNORMAL' | 'CLOSED'): Promise<void>;
  /** What becomes of transfers to people from now on: `pending` ones go on by `moveTransfer`. */
  setTransfers(outcome: 'succeed' | 'pending' | 'fail' | 'not_enough' | 'no_auth'): Promise<void>;
  moveTransfer(
    outNo: string,
    state: 'PROCESSING' | 'TRANSFERING' | 'SUCCESS' | 'FAIL' | 'CANCELLED',
    failReason?: string,
  ): Promise<void>;
  /** What the waybill service does from now on; `silent` gives numbers and does not say them. */
  setWaybills(mode: 'works' | 'refuses' | 'down' | 'silent'): Promise<void>;
  listWaybills(): Promise<SandboxWaybill[]>;
  /** How the gateway calls back from now on. */
  behave(mode: 'once' | 'twice' | 'late' | 'never' | 'reversed', delayMs?: number): Promise<void>;
  /** How many callbacks a market has taken up to now: what each did is done. */
  countCallbacks(): number;
};

const toFolder = (dataDir: string) => join(dataDir, 'sandbox');
const toAddressFile = (dataDir: string) => join(toFolder(dataDir), 'address');

/** A gateway in the test's own process: every node of the folder takes it for its own, and it outlives them. */
export async function startSandbox(dataDir: string, clock: Clock): Promise<SandboxGateway> {
  const log = createLog({ logLevel: 'silent' });
  const gateway = await startSandboxGateway({ folder: toFolder(dataDir), clock, log, pageBase: '' });
  writeFileSync(toAddressFile(dataDir), gateway.url);
  return gateway;
}

export function getSandbox({ config }: { config: Pick<Config, 'dataDir'> }): Sandbox {
  const url = readFileSync(toAddressFile(config.dataDir), 'utf8');
  const post = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    approve: (paymentNo) => post(`/sandbox/payments/${paymentNo}/approve`),
    bookAt: (paymentNo, at) => post(`/sandbox/payments/${paymentNo}/book?at=${at.toISOString()}`),
    setRefunds: (outcome) => post(`/sandbox/outcomes?refunds=${outcome}`),
    endRefund: (refundNo, status) => post(`/sandbox/refunds/${refundNo}/end?status=${status}`),
    setTransfers: (outcome) => post(`/sandbox/outcomes?transfers=${outcome}`),
    moveTransfer: (outNo, state, failReason = '') =>
      post(`/sandbox/transfers/${outNo}/move?state=${state}&fail_reason=${failReason}`),
    setWaybills: (mode) => post(`/sandbox/waybills/behaviour?mode=${mode}`),
    listWaybills: async () => (await fetch(`${url}/sandbox/waybills`)).json() as Promise<SandboxWaybill[]>,
    behave: (mode, delayMs = 0) => post(`/sandbox/behaviour?mode=${mode}&delay_ms=${delayMs}`),
    countCallbacks: () =>
      readFileSync(join(toFolder(config.dataDir), 'journal.jsonl'), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{"put":"delivered"')).length,
  };
}
