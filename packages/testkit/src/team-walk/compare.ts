/** Holds the market against the model: every team, order, limit and cent. */
import type { Db } from '@chengji/server/kernel/db/database';
import {
  checkLedger,
  external,
  getBalance,
  platform,
  shopperAvailable,
} from '@chengji/server/modules/ledger/index';
import { sql } from 'drizzle-orm';
import { findDifference } from '../find-difference.ts';
import type { ModelCampaign, ModelOrder, TeamModel } from './model.ts';

type Row = Record<string, unknown>;

const stateInMarket: Record<ModelOrder['state'], string> = {
  unpaid: 'pending_payment',
  waiting: 'pending_group',
  formed: 'pending_shipment',
  failed: 'closed',
  closed: 'closed',
};

const numbers = (rows: readonly Row[]) =>
  rows.map((row) =>
    Object.values(row)
      .map((value) => (value === null ? '' : String(value)))
      .join(' '),
  );

async function read(db: Db, statement: string): Promise<string[]> {
  return numbers((await db.execute<Row>(sql.raw(statement))).rows);
}

const orderText = (order: ModelOrder) =>
  [order.id, order.team.id, stateInMarket[order.state], order.returned].join(' ');

/** The orders and teams of a step; all of them where none are named. */
export async function compare(db: Db, model: TeamModel, orders = model.orders): Promise<string[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id).join(',');
  const teams = [...new Set(orders.map(({ team }) => team))];
  return [
    ...findDifference(
      'orders',
      await read(
        db,
        `select orders.id, team_id, orders.state, returned_cents from orders
         join seats on order_id = orders.id where orders.id in (${ids})`,
      ),
      orders.map(orderText),
    ),
    ...findDifference(
      'teams',
      await read(
        db,
        `select id, state, seats_taken, paid, settled_tier, filled from teams
         where id in (${teams.map(({ id }) => id).join(',')})`,
      ),
      teams.map((team) =>
        [
          team.id,
          team.state,
          model.countSeats(team),
          model.listPaid(team).length,
          team.tier ?? '',
          team.filled,
        ].join(' '),
      ),
    ),
  ];
}

export type Money = {
  /** What each person had before the model began, and what was in escrow. */
  wallets: ReadonlyMap<number, number>;
  escrowCents: number;
  outsideCents: number;
  /** Came in, was not taken, and has not gone back yet. */
  toReturnCents: number;
};

/** Everything of the model's campaigns, and all the money there is. */
export async function compareAll(
  db: Db,
  model: TeamModel,
  campaigns: readonly ModelCampaign[],
  money: Money,
): Promise<string[]> {
  const ids = campaigns.map(({ id }) => id).join(',');
  const people = [...money.wallets.keys()];
  const wallets = people.map(async (person) => `${person} ${await getBalance(db, shopperAvailable(person))}`);
  const { imbalance } = await checkLedger(db);
  const escrow = await getBalance(db, platform('escrow'));
  const outside = await getBalance(db, external('sandbox'));
  return [
    ...(await compare(db, model)),
    ...findDifference(
      'campaigns',
      await read(db, `select id, claimed, formed from campaigns where id in (${ids})`),
      campaigns.map((campaign) => [campaign.id, model.countPieces(campaign), campaign.formed].join(' ')),
    ),
    ...findDifference(
      'buyers',
      await read(
        db,
        `select campaign_id, shopper_id, pieces from campaign_buyers
         where pieces > 0 and campaign_id in (${ids})`,
      ),
      campaigns.flatMap((campaign) =>
        people
          .map((person) => [campaign.id, person, model.countPieces(campaign, person)])
          .filter(([, , pieces]) => pieces)
          .map((line) => line.join(' ')),
      ),
    ),
    ...findDifference(
      'wallets',
      await Promise.all(wallets),
      people.map((person) => `${person} ${(money.wallets.get(person) ?? 0) + returnedTo(model, person)}`),
    ),
    ...findDifference(
      'escrow',
      [`${escrow}`],
      [`${money.escrowCents + heldIn(model) + money.toReturnCents}`],
    ),
    ...findDifference('outside', [`${-outside}`], [`${money.outsideCents}`]),
    ...(imbalance ? [imbalance] : []),
  ];
}

export const returnedTo = (model: TeamModel, person: number) =>
  model.orders.filter((order) => order.person === person).reduce((sum, { returned }) => sum + returned, 0);

/** What members paid and was neither returned nor handed on. */
export const heldIn = (model: TeamModel) =>
  model.orders
    .filter(({ state }) => state === 'waiting' || state === 'formed')
    .reduce((sum, { payable, returned }) => sum + payable - returned, 0);
