import { type Market, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterEach, describe, expect, vi } from 'vitest';
import { transact } from '../db/transact.ts';
import { emit, listener } from '../events/events.ts';
import type { Module } from '../module.ts';
import { deadline } from './deadline.queries.ts';
import { deadlineFailures } from './failures.tables.ts';
import type { Job } from './job.ts';
import { JobRunner } from './runner.ts';

let isFailing = false;

const moment = { withTimezone: true, precision: 3 } as const;
const alarmTable = pgTable('alarms', {
  id: integer().notNull(),
  dueAt: timestamp('due_at', moment),
  again: integer(),
});
const rungTable = pgTable('rung', {
  n: integer().generatedAlwaysAsIdentity(),
  id: integer().notNull(),
  at: timestamp(moment).notNull(),
  what: text().notNull(),
});

/** Rings at its time and, while `again` is left, sets itself for an hour later. */
const ring = deadline({
  name: 'test.ring',
  table: alarmTable,
  column: alarmTable.dueAt,
  fire: (ctx, id) =>
    transact(ctx, async (ctx) => {
      if (isFailing && id < 1_000) throw new Error('cannot ring');
      const { rows } = await ctx.db.execute(sql`
        update alarms set again = again - 1,
          due_at = case when again > 0 then due_at + interval '1 hour' end
        where id = ${id} and due_at <= ${ctx.clock.now()} returning id`);
      if (rows.length === 0) return;
      await ctx.db.execute(sql`insert into rung (id, at, what) values (${id}, ${ctx.clock.now()}, 'rang')`);
      await emit(ctx, 'shops.opened', { shopId: id });
    }),
});

const alarms: Module = {
  name: 'test',
  jobs: [ring],
  listeners: [
    listener({
      event: 'shops.opened',
      name: 'test.hear',
      async handle(ctx, { shopId }) {
        await ctx.db.execute(
          sql`insert into rung (id, at, what) values (${shopId}, ${ctx.clock.now()}, 'heard')`,
        );
      },
    }),
  ],
};

const it = marketTest
  .extend('marketOptions', { modules: [alarms], systemTime: Date.now })
  .extend('setAlarm', ({ market }) => async (id: number, inSeconds: number, again = 0) => {
    const due = new Date(market.now().getTime() + inSeconds * 1_000);
    await market.context().db.execute(sql`insert into alarms values (${id}, ${due}, ${again})`);
    return due;
  });

const nodes: Market[] = [];
const aNode = async (market: Market) => {
  const node = await startMarket({ modules: [alarms], databaseUrl: market.databaseUrl, background: true });
  nodes.push(node);
  return node;
};

it.beforeAll(async ({ market }) => {
  const { db } = market.context();
  await db.execute(sql`create table alarms (id int, due_at timestamptz(3), again int default 0)`);
  await db.execute(
    sql`create table rung (n int generated always as identity, id int, at timestamptz(3), what text)`,
  );
});
it.beforeEach(async ({ market }) => {
  isFailing = false;
  await market.context().db.execute(sql`truncate alarms, rung, outbox, deadline_failures`);
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
});
const rung = (market: Market) =>
  market
    .context()
    .db.select({ id: rungTable.id, at: rungTable.at, what: rungTable.what })
    .from(rungTable)
    .orderBy(rungTable.n);

const rungIds = async (market: Market) =>
  (await rung(market)).filter(({ what }) => what === 'rang').map(({ id }) => id);
const isRinging = async (market: Market, id: number) => (await rungIds(market)).includes(id);
const failures = (market: Market) => market.context().db.select().from(deadlineFailures);
const until = (isSo: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { interval: 20 });

describe('the scheduler of deadlines', () => {
  it('fires a deadline by itself when its time has come, and not before', async ({ market, setAlarm }) => {
    await aNode(market);
    const due = await setAlarm(1, 1);
    await until(() => isRinging(market, 1));
    expect(await rungIds(market)).toEqual([1]);
    expect((await rung(market))[0]?.at.getTime()).toBeGreaterThanOrEqual(due.getTime());
  });

  it('fires what fell due while nothing ran', async ({ market, setAlarm }) => {
    await setAlarm(1, -3_600);
    await aNode(market);
    await until(async () => (await rung(market)).length === 2);
    expect((await rung(market)).map(({ what }) => what)).toEqual(['rang', 'heard']);
  });

  it('fires each of many deadlines once when two nodes run', async ({ market, setAlarm }) => {
    for (let id = 1; id <= 150; id += 1) await setAlarm(id, 0);
    await Promise.all([aNode(market), aNode(market)]);
    await until(async () => (await rungIds(market)).length >= 150);
    await Promise.all(nodes.splice(0).map((node) => node.stop()));
    const ids = await rungIds(market);
    expect([ids.length, new Set(ids).size]).toEqual([150, 150]);
  });

  it('looks again at once when more was due than it lists', async ({ market }) => {
    const left = new Set(Array.from({ length: 450 }, (_, index) => index + 1));
    let looks = 0;
    const count: Job = {
      name: 'test.count',
      nextDue: async () => (left.size > 0 ? new Date(0) : null),
      async listDue(_db, now, limit) {
        looks += 1;
        return [...left].slice(0, limit).map((id) => ({ id, dueAt: now }));
      },
      batchSize: 1,
      fire: async (_ctx, ids) => ids.map((id) => left.delete(id)),
    };
    const runner = new JobRunner(
      [count],
      () => market.context(),
      async () => true,
    );
    runner.start();
    await until(() => left.size === 0);
    await runner.stop();
    // four looks find a whole list, and the fifth the rest: none of them waited for the next second
    expect(looks).toBe(5);
  });

  it('meets those that are due in batches, and each for itself where one of a batch cannot be met', async ({
    market,
  }) => {
    const left = new Set(Array.from({ length: 30 }, (_, index) => index + 1));
    const fired: number[] = [];
    const inBatches: Job = {
      name: 'test.batches',
      nextDue: async () => new Date(0),
      listDue: async (_db, now) =>
        [...left].filter((id) => id !== 13 || fired.length < 5).map((id) => ({ id, dueAt: now })),
      batchSize: 10,
      async fire(_ctx, ids) {
        fired.push(ids.length);
        if (ids.includes(13)) throw new Error('cannot be met');
        for (const id of ids) left.delete(id);
      },
    };
    const runner = new JobRunner(
      [inBatches],
      () => market.context(),
      async () => true,
    );
    runner.start();
    await until(() => left.size === 1);
    await runner.stop();
    expect([...left]).toEqual([13]);
    expect(fired.filter((size) => size === 10)).toHaveLength(3);
    expect(fired.filter((size) => size === 1)).toHaveLength(10);
    expect(await failures(market)).toMatchObject([{ job: 'test.batches', subjectId: 13 }]);
  });

  it('leaves no other deadline waiting behind one that cannot be met', async ({ market, setAlarm }) => {
    isFailing = true;
    await setAlarm(1, 0);
    await aNode(market);
    await until(async () => (await failures(market)).length === 1);
    isFailing = false;
    await setAlarm(2, 0);
    await until(() => isRinging(market, 2));
    expect(await rungIds(market)).toEqual([2]);
  });

  it('leaves no other deadline waiting behind more that cannot be met than one list holds', async ({
    market,
    setAlarm,
  }) => {
    isFailing = true;
    for (let id = 1; id <= 150; id += 1) await setAlarm(id, -60);
    await setAlarm(1_000, 0);
    await Promise.all([aNode(market), aNode(market)]);
    await until(() => isRinging(market, 1_000));
    await until(async () => (await failures(market)).length === 150);
    await setAlarm(1_001, 0);
    await until(() => isRinging(market, 1_001));
    const [failure] = await failures(market);
    expect(failure).toMatchObject({ job: 'test.ring', lastError: 'Error: cannot ring' });
    expect(failure?.nextAttemptAt.getTime()).toBeGreaterThan(failure?.failedAt.getTime() ?? 0);
  });

  it('attempts again what could not be met, and forgets the failure once it is', async ({
    market,
    setAlarm,
  }) => {
    isFailing = true;
    for (let id = 1; id <= 30; id += 1) await setAlarm(id, 0);
    await Promise.all([aNode(market), aNode(market)]);
    await until(async () => (await failures(market)).length === 30);
    isFailing = false;
    await market.context().db.update(deadlineFailures).set({ nextAttemptAt: market.now() });
    await until(async () => (await failures(market)).length === 0);
    const ids = await rungIds(market);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  it('counts failing deadlines and their lateness by kind in the metrics', async ({ market, setAlarm }) => {
    isFailing = true;
    const due = await setAlarm(1, -60);
    const node = await aNode(market);
    await until(async () => (await failures(market)).length === 1);
    const metrics = await (await fetch(`${node.url}/metrics`)).text();
    const late = /chengji_deadlines_failing_late_seconds\{job="test.ring"\} (\d+)/.exec(metrics)?.[1];
    expect(Number(late)).toBeGreaterThanOrEqual(60);
    expect(Number(late)).toBeLessThanOrEqual((node.now().getTime() - due.getTime()) / 1_000);
    expect(metrics).toContain('chengji_deadlines_failing{job="test.ring"} 1');
    expect(metrics).toMatch(/^chengji_deadline_late_seconds 0$/m);
  });

  it('lets no kind wait for another that is slow', async ({ market }) => {
    let finish = () => {};
    const isSlow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const fired: string[] = [];
    const kind = (name: string, work: () => Promise<void>): Job => ({
      name,
      nextDue: async () => new Date(0),
      listDue: async (_db, now) => (fired.includes(name) ? [] : [{ id: 1, dueAt: now }]),
      batchSize: 1,
      fire: async () => {
        fired.push(name);
        await work();
      },
    });
    const runner = new JobRunner(
      [kind('slow', () => isSlow), kind('quick', async () => {})],
      () => market.context(),
      async () => true,
    );
    runner.start();
    await until(() => fired.includes('quick'));
    expect(fired).toEqual(['slow', 'quick']);
    finish();
    await runner.stop();
  });

  it('fires every deadline on the way in the order of its time, with the clock at that time', async ({
    market,
    setAlarm,
  }) => {
    const late = await setAlarm(1, 7_200);
    const early = await setAlarm(2, 60, 2);
    const afterAll = await setAlarm(3, 86_400);
    await market.advance(40_000);
    const hours = (n: number) => new Date(early.getTime() + n * 3_600_000);
    expect(await rung(market)).toEqual(
      [
        [2, hours(0)],
        [2, hours(1)],
        [1, late],
        [2, hours(2)],
      ].flatMap(([id, at]) => [
        { id, at, what: 'rang' },
        { id, at, what: 'heard' },
      ]),
    );
    expect(market.now() < afterAll).toBe(true);
  });

  it('moves the clock of every node, and of one that starts later', async ({ market }) => {
    const node = await aNode(market);
    const before = node.now().getTime();
    await market.advance(1_000_000);
    const later = await aNode(market);
    const isMoved = (one: Market) => one.now().getTime() - before > 999_000_000;
    await until(() => [market, node, later].every(isMoved));
  });

  it('moves the clock one after the other when it is told twice at once', async ({ market, setAlarm }) => {
    const before = market.now().getTime();
    const due = await setAlarm(1, 1_500);
    await Promise.all([market.advance(1_000), market.advance(1_000)]);
    expect(market.now().getTime() - before).toBeGreaterThanOrEqual(2_000_000);
    expect((await rung(market)).map(({ at }) => at)).toEqual([due, due]);
  });

  it('fails the advance over a deadline that cannot be met, with the clock at its time', async ({
    market,
    setAlarm,
  }) => {
    isFailing = true;
    const systemMs = Date.now();
    const { databaseUrl } = market;
    const node = await startMarket({ modules: [alarms], databaseUrl, systemTime: () => systemMs });
    nodes.push(node);
    const due = await setAlarm(1, 500);
    await expect(node.advance(1_000)).rejects.toThrow('cannot ring');
    expect(node.now()).toEqual(due);
  });
});
