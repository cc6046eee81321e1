/** A PgBouncer of a test's own in front of the tests' PostgreSQL, on a machine that has one. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOwner } from '../postgres/cluster.ts';
import { freePort } from './free-port.ts';

export type TestPgBouncer = {
  /** The same database, reached through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
};

/** Why a test that needs one is skipped; null where there is one. */
export function getPgBouncerSkipReason(): string | null {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'this machine has no pgbouncer';
  }
}

/** Lends each transaction one of a few connections of the server; all else is as PgBouncer has it by default. */
export async function startPgBouncer(
  databaseUrl: string,
  { serverConnections = 3 } = {},
): Promise<TestPgBouncer> {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'chengji-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const login = `user=${username}${password && ` password=${decodeURIComponent(password)}`}`;
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort || 5432} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
`,
  );
  const owner = getOwner(folder);
  const pooler = spawn('pgbouncer', [file], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of pooler.stderr) if (String(line).includes('process up')) break;
  const url = new URL(databaseUrl);
  url.searchParams.delete('host'); // the socket of the server, if it came by that
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      const exited = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
