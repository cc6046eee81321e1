import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { modules: [] })
  .extend('pool', ({ market }) => market.server.kernel.database.pool);

const whichConnection = { name: 'which_connection', text: 'select pg_backend_pid() as pid' };
const failing = { name: 'failing', text: 'select 1 / (pg_backend_pid() - pg_backend_pid())' };

describe('the statements that a node asks of its database in one moment', () => {
  const getPid = ({ rows: [row] }: { rows: { pid: number }[] }) => row?.pid;

  it('go over one connection where they are prepared, and over one each where they are not', async ({
    pool,
  }) => {
    const ask = async (statement: { text: string }) =>
      new Set((await Promise.all([1, 2, 3].map(() => pool.query(statement)))).map(getPid)).size;
    expect(await ask(whichConnection)).toBe(1);
    expect(await ask({ text: whichConnection.text })).toBe(3);
  });

  it('leave the connection to others only when all of them are answered', async ({ pool }) => {
    const slow = { name: 'slow', text: 'select pg_backend_pid() as pid from pg_advisory_lock(4711)' };
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(4711)');
    const [quick, waiting] = [pool.query(whichConnection), pool.query(slow)];
    const later = [await quick, await pool.query(whichConnection)].map(getPid);
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
    expect([later[0], later[1] === later[0]]).toEqual([getPid(await waiting), false]);
  });

  it('fail each for itself', async ({ pool }) => {
    const answers = [whichConnection, failing, whichConnection].map((statement) => pool.query(statement));
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await pool.query(whichConnection)).rows).toHaveLength(1);
  });

  it('fail together when their connection is lost, and the next get another', async ({ pool }) => {
    const ending = { name: 'ending', text: 'select pg_terminate_backend(pg_backend_pid())' };
    const settled = await Promise.allSettled([ending, whichConnection].map((one) => pool.query(one)));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await pool.query(whichConnection)).rows).toHaveLength(1);
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });
});
