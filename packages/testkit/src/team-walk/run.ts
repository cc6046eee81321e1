import { parseMoney } from '@chengji/contract/money';
import { checkLedger, getBalance, platform, shopperAvailable } from '@chengji/server/modules/ledger/index';
import { aStall } from '../goods.ts';
import type { Market } from '../market.ts';
import { aBuyer, aCampaign } from '../teams.ts';
import { compareAll } from './compare.ts';
import { OutsideChannel } from './outside.ts';
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

async function aWalkCampaign(
  stall: Awaited<ReturnType<typeof aStall>>,
  traits: Traits,
): Promise<WalkCampaign> {
  const made = await aCampaign(stall, { ...traits, goodsStock: 1_000_000 });
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

/** Walks so many steps in seasons of 1,000, each with campaigns of its own; ends at the first difference. */
export async function walkTeams(
  market: Market,
  { seed, steps, onSeason = () => {} }: { seed: number; steps: number; onSeason?: (walked: Walked) => void },
): Promise<Walked> {
  const { db } = market.context();
  const stall = await aStall(market);
  const people = [];
  for (let index = 0; index < peopleOfWalk; index += 1) people.push(await aBuyer(market, 0));
  const channel = new OutsideChannel();
  const walked: Walked = { steps: 0, counts: {}, differences: [] };
  let now = market.now().getTime() + 1_000;
  while (walked.steps < steps && walked.differences.length === 0) {
    const campaigns = [];
    for (const traits of sorts) campaigns.push(await aWalkCampaign(stall, traits));
    const models = campaigns.map(({ model }) => model);
    const before = {
      wallets: await walletsOf(market, people),
      escrowCents: await getBalance(db, platform('escrow')),
    };
    const walk = new TeamWalk(market, { seed: seed + walked.steps, now, people, campaigns, channel });
    const lookAtAll = async () =>
      compareAll(db, walk.model, models, {
        ...before,
        outsideCents: await broughtIn(market),
        toReturnCents: await toReturn(market),
      });
    for (let step = 1; step <= Math.min(stepsOfSeason, steps) && walked.differences.length === 0; step += 1) {
      const differences = await walk.step();
      if (step % lookAtAllEvery === 0) differences.push(...(await lookAtAll()));
      walked.differences.push(
        ...differences.map(
          (difference) => `seed ${seed + walked.steps - step + 1}, step ${step}: ${difference}`,
        ),
      );
      walked.steps += 1;
    }
    if (walked.differences.length === 0)
      walked.differences.push(...(await walk.settle()), ...(await lookAtAll()));
    for (const [name, count] of Object.entries(walk.counts))
      walked.counts[name] = (walked.counts[name] ?? 0) + count;
    now = walk.model.now + 1_000;
    onSeason(walked);
  }
  return walked;
}
