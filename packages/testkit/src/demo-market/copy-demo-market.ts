/** The demo market, made once for all tests that begin from it: each copies it. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putRows, toRowsFile } from './demo-rows.ts';

const maker = fileURLToPath(new URL('../../../../tools/demo-market.ts', import.meta.url));

/**
 * Copies its data folder, and its rows into a migrated database; without one, the folder comes with the embedded one.
 * It is made in a process of its own: what that needs of memory is given back.
 */
export async function copyDemoMarket(into: string, databaseUrl: string | null): Promise<void> {
  const printed = execFileSync(process.execPath, [maker], { encoding: 'utf8' });
  const made = printed.trim().split('\n').at(-1) ?? '';
  const unwanted = ['market/cache', ...(databaseUrl ? ['market/database'] : [])].map((path) =>
    join(made, path),
  );
  cpSync(join(made, 'market'), into, { recursive: true, filter: (path) => !unwanted.includes(path) });
  if (databaseUrl) await putRows(databaseUrl, toRowsFile(made));
}
