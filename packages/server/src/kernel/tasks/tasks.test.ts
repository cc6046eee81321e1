import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { beforeEach, describe, expect } from 'vitest';
import type { Actor, Context } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import type { Module } from '../module.ts';
import { Refusal } from '../refusal.ts';
import { TaskRunner } from './runner.ts';
import { startTask } from './start-task.ts';
import { type Batch, type Task, taskWork } from './task.ts';
import { toFileAddress } from './task-file.ts';
import { cancelUnfinished, claimTask, findTask } from './tasks.queries.ts';

/** Counts to the number it is given, a batch for each; what it does is written to a table. */
const batches: { task: number; at: number }[] = [];
let before: (ctx: Context, at: number) => void | Promise<void> = () => {};

const counting = taskWork<number>({
  kind: 'goods_export',
  prepare: async (_ctx, task) => ((task.at as number | null) ?? 0) + 1,
  async step(ctx: Context, task: Task, at: number): Promise<Batch> {
    await ctx.db.execute(`insert into counted values (${task.id}, ${at})`);
    batches.push({ task: task.id, at });
    await before(ctx, at);
    const total = task.input as number;
    return { at, done: at, total, isLast: at === total, part: Buffer.from(`${at};`) };
  },
});

const aStaffMember = (shopId: number, staffId = 1, rights = ['*']): Actor => ({
  kind: 'seller',
  staffId,
  shopId,
  rights,
  sessionId: 1,
});

const people: Record<string, Actor> = {
  maker: aStaffMember(1),
  colleague: aStaffMember(1, 2),
  stranger: aStaffMember(2),
  demoted: aStaffMember(1, 1, ['goods.write']),
  shopper: { kind: 'shopper', id: 1, sessionId: 1 },
};
const countingModule: Module = {
  name: 'counting',
  tasks: [counting],
  resolveActor: async (_ctx, token) => people[token] ?? null,
};

const it = marketTest.extend('marketOptions', { modules: [countingModule] }).extend(
  'count',
  ({ market }) =>
    (to: number, shopId = 1): Promise<Task> =>
      startTask(market.context(aStaffMember(shopId)), {
        kind: 'goods_export',
        name: `to ${to}`,
        rights: ['goods.read'],
        input: to,
        fileName: '数.csv',
      }),
);

it.beforeAll(async ({ market }) => {
  await market.server.kernel.database.pool.query('create table counted (task bigint, at int)');
});
beforeEach(() => {
  batches.length = 0;
  before = () => {};
});
it.afterEach(({ market }) => market.server.kernel.database.pool.query('truncate tasks, counted'));

const found = async (market: Market, { id }: Task): Promise<Task> => {
  const task = await findTask(market.context().db, id);
  if (!task) throw new Error('the task is gone');
  return task;
};

async function counted(market: Market, { id }: Task): Promise<number[]> {
  const { pool } = market.server.kernel.database;
  const { rows } = await pool.query<{ at: number }>('select at from counted where task = $1 order by at', [
    id,
  ]);
  return rows.map(({ at }) => at);
}

const expire = (market: Market) =>
  market.server.kernel.database.pool.query("update tasks set claimed_until = now() - interval '1 second'");

describe('a task', () => {
  it('does its work batch by batch, and says how far it came', async ({ market, count }) => {
    const task = await count(3);
    expect(task).toMatchObject({ state: 'waiting', done: 0, total: 0 });
    await market.finishTasks();
    expect(await counted(market, task)).toEqual([1, 2, 3]);
    expect(await found(market, task)).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      parts: 3,
      endedAt: expect.any(Date),
    });
  });

  it('keeps a batch and how far it came together, or neither', async ({ market, count }) => {
    const task = await count(3);
    before = (_ctx, at) => {
      if (at === 2) throw new Error('the power is gone');
    };
    await market.finishTasks();
    expect(await counted(market, task)).toEqual([1]);
    expect(await found(market, task)).toMatchObject({ state: 'running', done: 1, attempts: 1 });
    before = () => {};
    await expire(market);
    await market.finishTasks();
    expect(await counted(market, task)).toEqual([1, 2, 3]);
    expect(await found(market, task)).toMatchObject({ state: 'done', attempts: 0 });
  });

  it('is given up after it failed five times', async ({ market, count }) => {
    const task = await count(1);
    before = () => {
      throw new Error('it never works');
    };
    for (let attempts = 1; attempts <= 5; attempts += 1) {
      expect((await found(market, task)).state).not.toBe('failed');
      await market.finishTasks();
      await expire(market);
    }
    expect(await found(market, task)).toMatchObject({ state: 'failed', failure: { key: 'tasks.fault' } });
    expect(await counted(market, task)).toEqual([]);
  });

  it('is ended by a refusal at once', async ({ market, count }) => {
    const task = await count(2);
    before = () => {
      throw new Refusal('common.not_found');
    };
    await market.finishTasks();
    expect(await found(market, task)).toMatchObject({
      state: 'failed',
      attempts: 0,
      failure: { key: 'common.not_found' },
    });
  });

  it('leaves nothing of the batch under which it was cancelled', async ({ market, count }) => {
    const task = await count(3);
    before = async (_ctx, at) => {
      if (at === 2) await cancelUnfinished(market.context().db, task.id, market.now());
    };
    await market.finishTasks();
    expect(await counted(market, task)).toEqual([1]);
    expect(await found(market, task)).toMatchObject({ state: 'cancelled', done: 1 });
  });

  it('goes on elsewhere after the node that was at it died, and not before it is known to be dead', async ({
    market,
    count,
  }) => {
    const task = await count(2);
    await claimTask(market.context().db, 'a node that dies');
    await market.finishTasks();
    expect(batches).toEqual([]);
    await expire(market);
    await market.finishTasks();
    expect(await counted(market, task)).toEqual([1, 2]);
  });

  it('is done once, however many nodes there are', async ({ market, count }) => {
    const tasks = await Promise.all([1, 2, 3, 4, 5, 6].map((shopId) => count(5, shopId)));
    const other = await openDatabase(market.config, market.server.kernel.log);
    const elsewhere = new TaskRunner([counting], () => ({ ...market.context(), db: other.db }));
    await Promise.all([market.finishTasks(), elsewhere.drain()]);
    await Promise.all([market.finishTasks(), elsewhere.drain()]);
    await other.close();
    for (const task of tasks) expect(await counted(market, task)).toEqual([1, 2, 3, 4, 5]);
  });

  it('waits for the shop’s task before it, and lets other shops’ have their turns', async ({
    market,
    count,
  }) => {
    const [first, second] = [await count(2, 1), await count(1, 1)];
    const others = await count(1, 2);
    await claimTask(market.context().db, 'a node at the first');
    await market.finishTasks();
    expect(batches).toEqual([{ task: others.id, at: 1 }]);
    expect(await found(market, second)).toMatchObject({ state: 'waiting' });
    await expire(market);
    await market.finishTasks();
    expect(batches.map(({ task }) => task)).toEqual([others.id, first.id, first.id, second.id]);
  });

  it('is refused when twenty of the shop are not done yet', async ({ count }) => {
    for (let waiting = 0; waiting < 20; waiting += 1) await count(1);
    await expect(count(1)).rejects.toMatchObject({ key: 'tasks.too_many' });
    await expect(count(1, 2)).resolves.toMatchObject({ state: 'waiting' });
  });

  const fetched = async (market: Market, path: string, token?: string) => {
    const answer = await fetch(`${market.url}${path}`, { headers: token ? { token } : {} });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it('gives the file it made to its maker while they hold the right to it, and to nobody else', async ({
    market,
    count,
  }) => {
    const task = await count(3);
    const address = toFileAddress(task.id);
    expect(await fetched(market, address, 'maker')).toMatchObject({ status: 404 });
    await market.finishTasks();
    const file = await fetched(market, address, 'maker');
    expect(file).toMatchObject({ status: 200, text: '1;2;3;' });
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('数.csv'));
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    for (const who of ['colleague', 'stranger', 'demoted', 'shopper', 'nobody', undefined]) {
      expect(await fetched(market, address, who), who).toMatchObject({ status: 404 });
    }
    for (const wrong of [toFileAddress(task.id + 1), '/downloads/x']) {
      expect(await fetched(market, wrong, 'maker'), wrong).toMatchObject({ status: 404 });
    }
  });
});
