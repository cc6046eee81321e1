/** A day at the sandbox gateway that happened before the market started: its journal is written, and read at the start. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxModule } from '@chengji/sandbox';
import type { Module } from '@chengji/server/kernel/module';
import { modules } from '@chengji/server/main';

/** What the gateway took in, by the market's own number. */
export type SandboxPaid = { number: string; cents: number };

/** The modules of a market whose gateway took in all of this as the market started. */
export const withSandboxDay = (paid: readonly SandboxPaid[]): readonly Module[] => [
  {
    name: 'sandbox-day',
    provide({ config, clock }) {
      const folder = join(config.dataDir, 'sandbox');
      mkdirSync(folder, { recursive: true });
      const at = clock.now().toISOString();
      const lines = paid.map((one, index) =>
        JSON.stringify({ put: 'payment', value: toPayment(one, index, at) }),
      );
      writeFileSync(join(folder, 'journal.jsonl'), `${lines.join('\n')}\n`);
      return {};
    },
  },
  sandboxModule,
  ...modules,
];

const toPayment = ({ number, cents }: SandboxPaid, index: number, at: string) => ({
  outTradeNo: number,
  prepayId: `day${index}`,
  description: '订单',
  totalCents: cents,
  notifyUrl: '',
  openid: '',
  expiresAt: at,
  state: 'SUCCESS',
  transactionId: `42${String(index).padStart(8, '0')}`,
  paidAt: at,
});
