/**
 * What other capabilities know of a person, asked of them through ports: they stand on identity, not the
 * other way round. Where nobody answers there is nothing.
 */

import type { ClosingBlocker } from '@chengji/contract';
import type { DemoAccount, Statistics } from '@chengji/contract/identity/identity.calls';
import { type Cents, zeroCents } from '@chengji/contract/money';
import type { LinkedShop } from '@chengji/contract/shops/links.calls';
import type { Actor, Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/database.ts';
import { Port } from '../../kernel/ports.ts';
import type { Session, SessionKind } from './sessions/sessions.queries.ts';

/** What a capability adds to a person's statistics. */
export type Counters = {
  order?: Partial<Statistics['order']>;
  dynamic?: Partial<Statistics['dynamic']>;
  notice?: Partial<Statistics['notice']>;
  logistics?: Statistics['logistics'];
};
type ListDemoAccounts = (ctx: Context) => Promise<readonly DemoAccount[]>;
type Count = (ctx: Context, shopperId: number) => Promise<Counters>;
type FindBlockers = (ctx: Context, shopperId: number) => Promise<readonly ClosingBlocker[]>;
type Money = (db: Db, shopperId: number) => Promise<Cents>;
type Standing = { score: number; successions: number; maxsuccessions: number };
type FindStanding = (ctx: Context, shopperId: number) => Promise<Standing>;
type FindActor = (db: Db, session: Session) => Promise<Actor | null>;

/** Adds to the counters a person sees. */
export const countersPort = new Port<Count>('counters');

/** Says what must come to its end before an account is closed. */
export const blockersPort = new Port<FindBlockers>('what keeps an account open');

/** Says how much money a person has to spend. */
export const moneyPort = new Port<Money>('money');

/** Says what points a person has, and how many days in a row they checked in. */
export const pointsPort = new Port<FindStanding>('points');

/** Says who a session of this kind belongs to; null when they may not act any more. */
export const actorsPort = new Port<{ kind: SessionKind; find: FindActor }>('actors');

/** Says as whom one may look around, where this market is a demo. */
export const demoAccountsPort = new Port<ListDemoAccounts>('demo accounts');

/** Says which shops a person works for. */
export const linkedShopsPort = new Port<(ctx: Context, shopperId: number) => Promise<LinkedShop[]>>(
  'shops that a person works for',
);

export const getLinkedShops = async (ctx: Context, shopperId: number): Promise<LinkedShop[]> =>
  (await ctx.services.ports.find(linkedShopsPort)?.(ctx, shopperId)) ?? [];

/** None in a market that is no demo. */
export const listDemoAccounts = async (ctx: Context): Promise<readonly DemoAccount[]> =>
  (await ctx.services.ports.find(demoAccountsPort)?.(ctx)) ?? [];

export const findActor = async ({ db, services }: Context, session: Session): Promise<Actor | null> =>
  (await services.ports.findOfKind(actorsPort, session.kind)?.find(db, session)) ?? null;

export async function listBlockers(ctx: Context, shopperId: number): Promise<ClosingBlocker[]> {
  const found: ClosingBlocker[] = [];
  for (const find of ctx.services.ports.list(blockersPort)) found.push(...(await find(ctx, shopperId)));
  return found;
}

export const getMoney = async ({ db, services }: Context, shopperId: number): Promise<Cents> =>
  (await services.ports.find(moneyPort)?.(db, shopperId)) ?? zeroCents;

export const getStanding = async (ctx: Context, shopperId: number): Promise<Standing> =>
  (await ctx.services.ports.find(pointsPort)?.(ctx, shopperId)) ?? {
    score: 0,
    successions: 0,
    maxsuccessions: 0,
  };

export async function getStatistics(ctx: Context, shopperId: number): Promise<Statistics> {
  const statistics: Statistics = {
    order: { pay: 0, delive: 0, receiving: 0, evaluate: 0, customer: 0, whole: 0, groups: 0 },
    dynamic: { collection: 0, concern: 0, footprint: 0, coupon: 0, accountbank: 0 },
    notice: { order: 0, notice: 0, chat: 0 },
    logistics: [],
  };
  for (const count of ctx.services.ports.list(countersPort)) {
    const { order, dynamic, notice, logistics } = await count(ctx, shopperId);
    Object.assign(statistics.order, order);
    Object.assign(statistics.dynamic, dynamic);
    Object.assign(statistics.notice, notice);
    if (logistics) statistics.logistics = logistics;
  }
  return statistics;
}
