import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProtocolServer, serveProtocol } from './protocol-server.ts';

const { serialize } = protocol;
const folder = mkdtempSync(join(tmpdir(), 'chengji-protocol-'));
const path = join(folder, '.s.PGSQL.5432');

let db: PGlite;
let server: ProtocolServer;
beforeAll(async () => {
  db = await PGlite.create();
  server = await serveProtocol(db, { path, maxConnections: 2 });
});
afterAll(async () => {
  server.stop();
  await db.close();
  rmSync(folder, { recursive: true });
});

async function open(options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres', ...options });
  client.on('error', () => {}); // of one that a test takes away
  await client.connect();
  return client;
}

async function withTwo(work: (one: pg.Client, other: pg.Client) => Promise<void>): Promise<void> {
  const [one, other] = await Promise.all([open(), open()]);
  await work(one, other);
  await Promise.all([one.end(), other.end()]);
}

const countRows = async (client: pg.Client): Promise<number> =>
  (await client.query('select count(*)::int as rows from noted')).rows[0].rows;

describe('the protocol in front of the embedded database', () => {
  beforeAll(() => db.exec('create table noted (n int)'));

  it('answers each of two clients what it asked, though both ask at once', () =>
    withTwo(async (one, other) => {
      const ask = async (client: pg.Client, column: string, n: number) =>
        (await client.query(`select $1::int as ${column}`, [n])).rows;
      const numbers = Array.from({ length: 50 }, (_, n) => n);
      const answers = await Promise.all(
        numbers.flatMap((n) => [ask(one, 'left', n), ask(other, 'right', n)]),
      );
      expect(answers).toEqual(numbers.flatMap((n) => [[{ left: n }], [{ right: n }]]));
    }));

  it('lets one client’s transaction end before another’s statement begins', () =>
    withTwo(async (one, other) => {
      await one.query('begin');
      await one.query('insert into noted values ($1)', [1]);
      const seen = countRows(other);
      await one.query('insert into noted values ($1)', [2]);
      await one.query('commit');
      expect(await seen).toBe(2);
    }));

  it('undoes the transaction of a client that is gone, and goes on with the next', () =>
    withTwo(async (one, other) => {
      await one.query('begin');
      await one.query('delete from noted');
      const seen = countRows(other);
      await one.end();
      expect(await seen).toBe(2);
    }));

  it('goes on after each of a client’s statements that failed among others sent with them', async () => {
    const client = await open({ pipeline: true } as pg.ClientConfig);
    const results = await Promise.allSettled(
      ['1', 'nothing', '1 / 0', '2'].map((what) => client.query(`select ${what} as it where $1`, [true])),
    );
    const said = results.map((result) =>
      result.status === 'fulfilled' ? result.value.rows[0].it : result.reason.code,
    );
    expect(said).toEqual([1, '42703', '22012', 2]);
    await client.end();
  });

  it('runs a message once it is whole, however it is cut', async () => {
    const socket = connect(path);
    const answers: Buffer[] = [];
    socket.on('data', (data) => answers.push(data));
    const asked = [
      serialize.startup({ user: 'postgres', database: 'postgres' }),
      serialize.query("select 'in pieces' as it"),
    ];
    for (const byte of Buffer.concat(asked)) socket.write(Buffer.of(byte));
    await expect.poll(() => Buffer.concat(answers).toString()).toContain('in pieces');
    socket.end(serialize.end());
  });

  it('says that it has no encryption', () =>
    expect(open({ ssl: true })).rejects.toThrow('does not support SSL'));

  it('has room for no more clients than it says', () =>
    withTwo(async () => {
      await expect(open()).rejects.toThrow();
    }));
});
