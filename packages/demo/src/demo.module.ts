import { remakeDatabase } from '@chengji/server/kernel/db/migrate';
import {
  findDemoMark,
  markDemoBegun,
  markDemoMade,
} from '@chengji/server/kernel/demo-mark/demo-mark.queries';
import type { Kernel } from '@chengji/server/kernel/kernel';
import type { Module } from '@chengji/server/kernel/module';
import { demoAccountsPort } from '@chengji/server/modules/identity/index';
import { hasShops } from '@chengji/server/modules/shops/index';
import { listDemoAccounts } from './list-demo-accounts.ts';
import { type PictureStorage, withDemoPictures } from './pictures/picture-storage.ts';
import { createProgress } from './progress.ts';

const storages = new WeakMap<Kernel, PictureStorage>();
const justMade = new WeakSet<Kernel>();

function getStorage(kernel: Kernel): PictureStorage {
  const storage = storages.get(kernel);
  if (!storage) throw new Error('this kernel was not given the demo’s storage');
  return storage;
}

/** Makes the demo market at the first start. What a start that was ended halfway left behind is made anew. */
export const demoModule: Module = {
  name: 'demo',
  ports: (ports) => ports.provide(demoAccountsPort, listDemoAccounts),
  provide(kernel) {
    const storage = withDemoPictures(kernel.services.storage);
    storages.set(kernel, storage);
    return { storage };
  },
  prepare: (kernel) => (kernel.config.demo ? kernel.database.alone(() => prepare(kernel)) : undefined),
  start(kernel) {
    if (justMade.has(kernel) && !kernel.config.testing) void takeAhead(kernel);
  },
};

/** The pictures of lists, while the first who came looks around. */
async function takeAhead(kernel: Kernel): Promise<void> {
  try {
    const { listedPictures } = await import('./demo-pictures.ts');
    await getStorage(kernel).takeAhead(listedPictures());
  } catch (error) {
    kernel.log.warn({ err: error }, 'pictures could not be taken ahead: each is taken when it is asked for');
  }
}

async function prepare(kernel: Kernel): Promise<void> {
  const { db, database, log, services } = kernel;
  const mark = await findDemoMark(db);
  if (mark === 'made') return;
  if (mark === null && (await hasShops(db))) {
    log.info('this market was not made by the demo: it is left as it is');
    return;
  }
  if (mark === 'begun') {
    log.warn('the demo market was left half made: its database is made anew');
    await database.inSession(remakeDatabase);
    await services.settings.load();
  }
  await make(kernel);
}

async function make(kernel: Kernel): Promise<void> {
  const { db, database, clock, config } = kernel;
  clock.follow(0);
  await markDemoBegun(db, clock.now());
  const out = config.testing ? { write: () => true } : process.stdout;
  out.write('Making the demo market, once:\n');
  // loaded only now: no other start has a use for it
  const { fillMarket } = await import('./filling/fill-market.ts');
  await database.inThisThread(() => fillMarket(kernel, getStorage(kernel), createProgress(out)));
  await markDemoMade(db, clock.now());
  justMade.add(kernel);
}
