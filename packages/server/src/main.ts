/** The only file that knows every module. Run as a program it starts the market. */
import { ConfigError, configOfProcess } from './kernel/config.ts';
import type { Module } from './kernel/module.ts';
import { runServer } from './kernel/run.ts';
import { cartModule } from './modules/cart/index.ts';
import { catalogModule } from './modules/catalog/index.ts';
import { contentModule } from './modules/content/index.ts';
import { identityModule } from './modules/identity/index.ts';
import { noticesModule } from './modules/notices/index.ts';
import { platformModule } from './modules/platform/index.ts';
import { reviewsModule } from './modules/reviews/index.ts';
import { shopsModule } from './modules/shops/index.ts';

/** In the order of ARCHITECTURE.md: a module uses only the doors of those before it. */
export const modules: readonly Module[] = [
  identityModule,
  shopsModule,
  catalogModule,
  contentModule,
  noticesModule,
  cartModule,
  reviewsModule,
  platformModule,
];

if (import.meta.main) {
  try {
    const production = process.argv.includes('--production');
    await runServer(configOfProcess({ production }), modules);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
