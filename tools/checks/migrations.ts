/** The migrations make exactly the tables that the code declares: generating once more finds nothing to add. */
import { cpSync, rmSync } from 'node:fs';
import { at, bin, pinnedNode } from '../setup/paths.mjs';
import { run } from '../setup/run.mjs';

const scratch = '.cache/migrations';

export async function checkMigrations(): Promise<string[]> {
  rmSync(at(scratch), { recursive: true, force: true });
  cpSync(at('packages/server/src/migrations'), at(scratch), { recursive: true });
  const { output } = await run(pinnedNode, [
    bin('drizzle-kit'),
    'generate',
    '--dialect=postgresql',
    '--schema=./packages/server/src/**/*.tables.ts',
    `--out=./${scratch}`,
  ]);
  // It ends with 0 even when it could not read the tables, so only its word for "nothing to do" counts.
  if (output.includes('No schema changes')) return [];
  return [`the tables differ from the migrations, npm run db:generate:\n${output.trim()}`];
}
