/** The only file that knows every module. Run as a program it starts the market. */
import { ConfigError, configOfProcess } from './kernel/config.ts';
import type { Module } from './kernel/module.ts';
import { runServer } from './kernel/run.ts';

/** In the order of ARCHITECTURE.md: a module uses only the doors of those before it. */
export const modules: readonly Module[] = [];

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
