import { remakeDatabase } from '../kernel/db/migrate.ts';
import { findDemoMark, markDemoBegun, markDemoMade } from '../kernel/demo-mark.queries.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Module } from '../kernel/module.ts';
import { hasShops } from '../modules/shops/index.ts';
import { createProgress } from './progress.ts';

/** Makes the demo market at the first start. What a start that was ended halfway left behind is made anew. */
export const demoModule: Module = {
  name: 'demo',
  prepare: (kernel) => kernel.database.alone(() => prepare(kernel)),
};

async function prepare(kernel: Kernel): Promise<void> {
  const { config, db, database, clock, log, services } = kernel;
  if (!config.demo) return;
  const state = await findDemoMark(db);
  if (state === 'made') return;
  if (state === null && (await hasShops(db))) {
    log.info('this market was not made by the demo and is left as it is');
    return;
  }
  if (state === 'begun') {
    log.warn('the demo market was left half filled; its database is made anew');
    await remakeDatabase(database.pool);
    await services.settings.load();
  }
  clock.follow(0);
  await markDemoBegun(db, clock.now());
  const { fillMarket } = await import('./filling/fill-market.ts');
  process.stdout.write('Making the demo market, once:\n');
  await fillMarket(kernel, createProgress(process.stdout));
  await markDemoMade(db, clock.now());
}
