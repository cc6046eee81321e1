import { parseMoney } from '@chengji/contract/money';
import { external, getBalance, platform, shopperAvailable } from '@chengji/server/modules/ledger/index';
import { aShopFixture, type ShopFixture } from '../builders/goods.ts';
import { aBuyer, aCampaign, type Buyer } from '../builders/teams.ts';
import { ExternalChannel } from '../external-channel.ts';
import type { Market } from '../market.ts';
import { compareAll } from './compare.ts';
import { TeamWalk, type WalkCampaign } from './walk.ts';

const peopleOfWalk = 8;
const stepsOfSeason = 1_000;
const lookAtAllEvery = 250;

type Traits = NonNullable<Parameters<typeof aCampaign>[1]>;

/** One of each sort, so that every rule of theirs is walked over. */
const sorts: Traits[] = [
  { hours: 1 },
  { hours: 2, tiers: [[3, '9.90']], auto_form: true },
  {
    hours: 1,
    tiers: [
      [2, '9.00'],
      [3, '8.00'],
      [4, '6.50'],
    ],
  },
  {
    hours: 2,
    tiers: [
      [3, '9.00'],
      [5, '4.50'],
    ],
    auto_form: true,
    per_person: 6,
  },
  { hours: 1, tiers: [[3, '9.90']], stock: 30 },
];

async function aWalkCampaign(shop: ShopFixture, traits: Traits): Promise<WalkCampaign> {
  const made = await aCampaign(shop, { ...traits, goodsStock: 1_000_000 });
  const tiers = traits.tiers ?? [[2, '9.90']];
  return {
    made,
    model: {
      id: made.id,
      sizes: tiers.map(([size]) => size),
      prices: tiers.map(([, price]) => parseMoney(price)),
      hours: traits.hours ?? 24,
      autoForm: traits.auto_form ?? false,
      perPerson: traits.per_person ?? null,
      stock: traits.stock ?? null,
      isStopped: false,
      formed: 0,
      orders: [],
    },
  };
}

export type Walked = { steps: number; counts: Record<string, number>; differences: string[] };

type Walking = { seed: number; steps: number; onSeason?: (walked: Walked) => void };

/** Walks the given number of steps in seasons of 1,000, each with campaigns of its own; ends at the first difference. */
export async function walkTeams(
  market: Market,
  { seed, steps, onSeason = () => {} }: Walking,
): Promise<Walked> {
  const shop = await aShopFixture(market);
  const people: Buyer[] = [];
  for (let index = 0; index < peopleOfWalk; index += 1) people.push(await aBuyer(market, 0));
  const channel = new ExternalChannel();
  const walked: Walked = { steps: 0, counts: {}, differences: [] };
  let now = 0;
  while (walked.steps < steps && walked.differences.length === 0) {
    const season = { seed: seed + walked.steps, now, people, channel };
    now = await walkSeason(market, { shop, season, walked, steps });
    onSeason(walked);
  }
  return walked;
}

type Season = {
  shop: ShopFixture;
  season: Omit<ConstructorParameters<typeof TeamWalk>[1], 'campaigns'>;
  walked: Walked;
  steps: number;
};

/** Answers when the next one begins. */
async function walkSeason(market: Market, { shop, season, walked, steps }: Season): Promise<number> {
  const campaigns: WalkCampaign[] = [];
  for (const traits of sorts) campaigns.push(await aWalkCampaign(shop, traits));
  const before = await moneyIn(market, season.people);
  const now = Math.max(season.now, market.now().getTime() + 1_000); // its campaigns have begun
  const walk = new TeamWalk(market, { ...season, now, campaigns });
  const lookAtAll = () =>
    compareAll(
      market.context().db,
      walk.model,
      campaigns.map(({ model }) => model),
      { ...before, outsideCents: before.outsideCents + walk.outsideCents, toReturnCents: walk.toReturnCents },
    );
  for (let step = 1; step <= stepsOfSeason && walked.steps < steps; step += 1) {
    const differences = await walk.step();
    if (step % lookAtAllEvery === 0) differences.push(...(await lookAtAll()));
    walked.differences.push(...differences.map((text) => `season ${season.seed}, step ${step}: ${text}`));
    if (differences.length > 0) return 0;
    walked.steps += 1;
  }
  walked.differences.push(...(await walk.settle()), ...(await lookAtAll()));
  for (const [name, count] of Object.entries(walk.counts))
    walked.counts[name] = (walked.counts[name] ?? 0) + count;
  return walk.model.now + 1_000;
}

async function moneyIn(market: Market, people: readonly Buyer[]) {
  const { db } = market.context();
  const wallets = new Map<number, number>();
  for (const { id } of people) wallets.set(id, await getBalance(db, shopperAvailable(id)));
  return {
    wallets,
    escrowCents: await getBalance(db, platform('escrow')),
    outsideCents: -(await getBalance(db, external('sandbox'))),
  };
}
