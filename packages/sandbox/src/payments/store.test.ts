import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKeys } from '../keys.ts';
import { type SandboxPayment, SandboxStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const payment = (outTradeNo: string, traits: Partial<SandboxPayment> = {}): SandboxPayment => ({
  outTradeNo,
  prepayId: `wx${outTradeNo}`,
  description: '订单',
  totalCents: 1_230,
  notifyUrl: 'http://127.0.0.1:9/',
  openid: '',
  expiresAt: '2026-11-11T08:00:00Z',
  state: 'NOTPAY',
  ...traits,
});
const journal = () => join(folder, 'journal.jsonl');

describe('the gateway’s store', () => {
  it('remembers after a restart what it acknowledged', () => {
    const store = new SandboxStore(folder);
    const notice = { id: 'n1', about: 'payment', no: 'P1', attempts: 0 } as const;
    store.putPayment(payment('P1'));
    store.putPayment(payment('P1', { state: 'SUCCESS' }), notice);
    store.putPayment(payment('P2'));
    const again = new SandboxStore(folder);
    expect(again.payments.get('P1')?.state).toBe('SUCCESS');
    expect(again.paymentByPrepay('wxP2')?.outTradeNo).toBe('P2');
    expect([...again.notices.values()]).toEqual([notice]);
    again.forgetNotice('n1');
    expect(new SandboxStore(folder).notices.size).toBe(0);
  });

  it('leaves out a line that the end of the process cut off, and goes on after it', () => {
    const store = new SandboxStore(folder);
    store.putPayment(payment('P1'));
    const whole = readFileSync(journal(), 'utf8');
    writeFileSync(journal(), whole + whole.slice(0, 40));
    const again = new SandboxStore(folder);
    expect([...again.payments.keys()]).toEqual(['P1']);
    again.putPayment(payment('P2'));
    expect([...new SandboxStore(folder).payments.keys()]).toEqual(['P1', 'P2']);
  });

  it('goes on from a journal whose last line lost only its end', () => {
    const store = new SandboxStore(folder);
    store.putPayment(payment('P1'));
    writeFileSync(journal(), readFileSync(journal(), 'utf8').trimEnd());
    new SandboxStore(folder).putPayment(payment('P2'));
    expect([...new SandboxStore(folder).payments.keys()]).toEqual(['P1', 'P2']);
  });

  it('keeps its keys to itself, and the same at every start', () => {
    const keys = loadKeys(folder);
    expect(loadKeys(folder)).toEqual(keys);
    expect(keys.apiV3Key).toHaveLength(32);
    expect(statSync(join(folder, 'keys.json')).mode & 0o077).toBe(0);
  });
});
