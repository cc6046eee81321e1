/** A day at the sandbox gateway that happened before the market started: its journal is written, and read at the start. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxModule } from '@chengji/sandbox';
import type { Module } from '@chengji/server/kernel/module';
import { modules } from '@chengji/server/main';

/**
 * What the gateway took in, by the market's own number. `trade`: its money is booked two days later; `fund_flow`: it
 * was paid two days before its money is booked. So of this day one bill lists it.
 */
export type SandboxPaid = { number: string; cents: number; onlyOn?: 'trade' | 'fund_flow' };

const twoDaysMs = 2 * 86_400_000;

/** The modules of a market whose gateway took in all of this as the market started. */
export const withSandboxDay = (paid: readonly SandboxPaid[]): readonly Module[] => [
  {
    name: 'sandbox-day',
    provide({ config, clock }) {
      const folder = join(config.dataDir, 'sandbox');
      mkdirSync(folder, { recursive: true });
      const lines = paid.map((one, index) =>
        JSON.stringify({ put: 'payment', value: toPayment(one, index, clock.now()) }),
      );
      writeFileSync(join(folder, 'journal.jsonl'), `${lines.join('\n')}\n`);
      return {};
    },
  },
  sandboxModule,
  ...modules,
];

const inMs = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

const toPayment = ({ number, cents, onlyOn }: SandboxPaid, index: number, now: Date) => ({
  outTradeNo: number,
  prepayId: `day${index}`,
  description: '订单',
  totalCents: cents,
  notifyUrl: '',
  openid: '',
  expiresAt: inMs(now, 0),
  state: 'SUCCESS',
  transactionId: `42${String(index).padStart(8, '0')}`,
  paidAt: inMs(now, onlyOn === 'fund_flow' ? -twoDaysMs : 0),
  bookedAt: inMs(now, onlyOn === 'trade' ? twoDaysMs : 0),
});
