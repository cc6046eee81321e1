/** The start of a real process, and what it says when there is none. */
import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase, dropDatabase, openCluster } from '@chengji/testkit';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';

type Line = { level: number; msg: string; err?: { type: string; message: string } };

const run = promisify(execFile);
const fatal = 60;
const runModule = new URL('./kernel/run.ts', import.meta.url).href;

/** A market of one module that is given as code, run by itself: its exit code, and all that it wrote, which is JSON. */
async function runProcess(environment: Record<string, string>, module = '{ name: "test" }') {
  const dataDir = mkdtempSync(join(tmpdir(), 'chengji-run-'));
  const program = `import { runMarket } from '${runModule}'; await runMarket([${module}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DEMO: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  rmSync(dataDir, { recursive: true, force: true });
  const lines = `${out}${err}`.split('\n').filter(Boolean);
  return { code: await ended, lines: lines.map((line) => JSON.parse(line) as Line) };
}

/** Over TCP, as the messages are about a host and its port. */
const inCluster = (change: (url: URL) => void): string => {
  const url = new URL(inject('clusterUrl'));
  url.searchParams.delete('host');
  change(url);
  return url.href;
};

/** One line with the reason, and nothing else. */
const saying = (msg: string) => ({
  code: 1,
  lines: [{ level: fatal, time: expect.any(String), msg }],
});

describe('a start', () => {
  it('that finds no server says where it looked and what to do', async () => {
    expect(await runProcess({ DATABASE_URL: 'postgres://chengji:secret@127.0.0.1:1/chengji' })).toEqual(
      saying(
        'DATABASE_URL: the database at 127.0.0.1:1 refuses connections: start PostgreSQL there, or correct the host and port',
      ),
    );
  });

  it('that finds no host says so', async () => {
    expect(await runProcess({ DATABASE_URL: 'postgres://chengji@nowhere.invalid/chengji' })).toMatchObject({
      code: 1,
      lines: [{ level: fatal, msg: expect.stringContaining('nowhere.invalid:5432 has no address') }],
    });
  });

  it('that finds no database of the name says so', async () => {
    const { host } = new URL(inject('clusterUrl'));
    const noDatabase = inCluster((url) => {
      url.pathname = '/nowhere';
    });
    expect(await runProcess({ DATABASE_URL: noDatabase })).toEqual(
      saying(`DATABASE_URL: the database at ${host} has no database nowhere: create it, or correct the name`),
    );
  });

  it.skipIf(process.env.TEST_DATABASE_URL)('with a wrong password says whose', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chengji-hba-'));
    chmodSync(folder, 0o755);
    const file = join(folder, 'pg_hba.conf');
    writeFileSync(file, 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
    const cluster = await openCluster({ hba_file: file });
    const owner = new pg.Client({ connectionString: cluster.url });
    await owner.connect();
    await owner.query("create role chengji login password 'right'");
    await owner.end();
    const url = new URL(cluster.url);
    Object.assign(url, { username: 'chengji', password: 'wrong' });
    expect(await runProcess({ DATABASE_URL: url.href })).toEqual(
      saying(
        `DATABASE_URL: the database at ${url.host} refuses the password of chengji: correct the user or the password`,
      ),
    );
    await cluster.stop();
    rmSync(folder, { recursive: true });
  });

  it('behind a pooler that finds no server beside it names the address of the server', async () => {
    const pooled = {
      DATABASE_URL: inject('clusterUrl'),
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: 'postgres://chengji@127.0.0.1:1/chengji',
    };
    const { code, lines } = await runProcess(pooled);
    expect([code, lines.map(({ msg }) => msg.split(' refuses')[0])]).toEqual([
      1,
      ['DATABASE_DIRECT_URL: the database at 127.0.0.1:1'],
    ]);
  });

  it('with bad values has a line of the log for each', async () => {
    const { code, lines } = await runProcess({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(lines.map(({ level, msg }) => [level, msg.split(' ')[0]])).toEqual([
      [fatal, 'PORT'],
      [fatal, 'LOG_LEVEL'],
    ]);
  });
});

describe('npm run db:migrate', () => {
  it('brings an empty database up to date, and leaves one that is', async () => {
    const databaseUrl = await createDatabase(inject('clusterUrl'), 'template0');
    const migrate = fileURLToPath(new URL('../../../tools/migrate.ts', import.meta.url));
    for (const _time of ['first', 'second']) {
      const { stdout } = await run(process.execPath, [migrate], {
        env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      });
      expect(stdout).toBe('the database is up to date\n');
    }
    await dropDatabase(inject('clusterUrl'), databaseUrl);
  });
});

describe('the log', () => {
  it('has the warnings of Node and the error that ends the process, as JSON', async () => {
    const databaseUrl = await createDatabase(inject('clusterUrl'), inject('template'));
    const module = `{
      name: 'test',
      start() {
        process.emitWarning('something is old');
        setImmediate(() => { throw new Error('nobody caught this'); });
      },
    }`;
    const { code, lines } = await runProcess({ DATABASE_URL: databaseUrl }, module);
    expect(code).toBe(1);
    // the last line before the end is written at once, even while another is under way
    expect(lines.toSorted((a, b) => a.level - b.level)).toMatchObject([
      { level: 40, err: { message: 'something is old' } },
      { level: fatal, err: { message: 'nobody caught this' } },
    ]);
    await dropDatabase(inject('clusterUrl'), databaseUrl);
  });
});
