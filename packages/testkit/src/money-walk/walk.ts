/**
 * A random walk over money, the same for the same seed: people place, pay, receive, apply for refunds, recharge and
 * withdraw, shops ship and answer, the platform decides, a channel tells of payments late and twice, and time passes
 * with every deadline on its way. Each step is made in the market by its calls, and in the model.
 */
import { orderSteps } from './order-steps.ts';
import { refundSteps } from './refund-steps.ts';
import { walletSteps } from './wallet-steps.ts';
import { day, type MoneyWorld, minute, type Step } from './world.ts';

async function pass(world: MoneyWorld): Promise<string[]> {
  const chance = world.random();
  const most = chance < 0.5 ? 20 * minute : chance < 0.85 ? day : 6 * day;
  await world.advance(world.random() * most);
  return [];
}

const steps: Record<string, [weight: number, Step]> = {
  ...orderSteps,
  ...refundSteps,
  ...walletSteps,
  pass: [9, pass],
};
const total = Object.values(steps).reduce((sum, [weight]) => sum + weight, 0);

function chooseStep({ random }: MoneyWorld): [name: string, Step] {
  let point = random() * total;
  for (const [name, [weight, take]] of Object.entries(steps)) {
    point -= weight;
    if (point < 0) return [name, take];
  }
  return ['pass', pass];
}

/** Takes one step; answers how market and model differ in whether it may be taken. */
export async function takeStep(world: MoneyWorld): Promise<string[]> {
  const [name, take] = chooseStep(world);
  world.count(name);
  world.market.server.kernel.services.rateLimiter.close(); // how often one may ask is another matter
  const differences = await take(world);
  world.hear();
  return differences.map((difference) => `${name}: ${difference}`);
}

/** Until nothing is due any more. */
export async function settleWorld(world: MoneyWorld): Promise<void> {
  for (let days = 0; days < 70; days += 10) await world.advance(10 * day);
  for (const { state } of world.model.orders) world.count(`order ${state}`);
  for (const { state } of world.model.refunds) world.count(`refund ${state}`);
}
