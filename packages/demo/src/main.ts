/** Starts the demo market: the market with its stand-in gateways, filled at its first start with `DEMO=1`. */
import { once } from 'node:events';
import { sandboxModule } from '@chengji/sandbox';
import type { Module } from '@chengji/server/kernel/module';
import { runMarket } from '@chengji/server/kernel/run';
import { modules } from '@chengji/server/main';
import { demoModule } from './demo.module.ts';
import { welcomeTo } from './welcome.ts';

/** The gateways come first, as payments and identity ask where they are. */
export const demoMarketModules: readonly Module[] = [sandboxModule, ...modules, demoModule];

/** `npm start` builds the clients while the market is made, and disconnects once they can be served. */
const awaitClients: Module = {
  name: 'await-clients',
  async prepare() {
    if (process.argv.includes('--await-clients') && process.connected) await once(process, 'disconnect');
  },
};

if (import.meta.main) await runMarket([...demoMarketModules, awaitClients], welcomeTo);
