/**
 * What other capabilities know of a person, asked of them through ports: they stand on identity, not the
 * other way round. A port that nobody took answers with nothing.
 */

import type { ClosingObstacle } from '@chengji/contract';
import type { Statistics } from '@chengji/contract/identity.calls';
import { type Cents, zeroCents } from '@chengji/contract/money';
import type { Actor, Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Session, SessionKind } from './sessions.queries.ts';

/** Whatever a capability counts of a person's statistics. */
export type Counters = {
  order?: Partial<Statistics['order']>;
  dynamic?: Partial<Statistics['dynamic']>;
  notice?: Partial<Statistics['notice']>;
  logistics?: Statistics['logistics'];
};
type Count = (ctx: Context, shopperId: number) => Promise<Counters>;
type FindObstacles = (ctx: Context, shopperId: number) => Promise<readonly ClosingObstacle[]>;
type Money = (db: Db, shopperId: number) => Promise<Cents>;
type FindActor = (db: Db, session: Session) => Promise<Actor | null>;

const counts = new Map<string, Count>();
const obstacles = new Map<string, FindObstacles>();
let money: Money | undefined;
const actors = new Map<SessionKind, FindActor>();

/** Adds to the counters a person sees; `name` says who counts. */
export const registerCounters = (name: string, count: Count): void => {
  counts.set(name, count);
};

/** Says what must come to its end before an account is closed; `name` says who asks for it. */
export const registerObstacles = (name: string, find: FindObstacles): void => {
  obstacles.set(name, find);
};

/** Says how much money a person has to spend. */
export const registerMoney = (port: Money): void => {
  money = port;
};

/** Says who a session of this kind belongs to; null when they may not act any more. */
export const registerActors = (kind: SessionKind, find: FindActor): void => {
  actors.set(kind, find);
};

export const actorOf = async (db: Db, session: Session): Promise<Actor | null> =>
  (await actors.get(session.kind)?.(db, session)) ?? null;

export async function obstaclesOf(ctx: Context, shopperId: number): Promise<ClosingObstacle[]> {
  const found: ClosingObstacle[] = [];
  for (const find of obstacles.values()) found.push(...(await find(ctx, shopperId)));
  return found;
}

export const moneyOf = async (db: Db, shopperId: number): Promise<Cents> =>
  (await money?.(db, shopperId)) ?? zeroCents;

export async function statisticsOf(ctx: Context, shopperId: number): Promise<Statistics> {
  const statistics: Statistics = {
    order: { pay: 0, delive: 0, receiving: 0, evaluate: 0, customer: 0, whole: 0, groups: 0 },
    dynamic: { collection: 0, concern: 0, footprint: 0, coupon: 0, accountbank: 0 },
    notice: { order: 0, notice: 0, chat: 0 },
    logistics: [],
  };
  for (const count of counts.values()) {
    const { order, dynamic, notice, logistics } = await count(ctx, shopperId);
    Object.assign(statistics.order, order);
    Object.assign(statistics.dynamic, dynamic);
    Object.assign(statistics.notice, notice);
    if (logistics) statistics.logistics = logistics;
  }
  return statistics;
}
