/** Wallets: filled through the channel, emptied by withdrawals. */
import { randomUUID } from 'node:crypto';
import { asCents, formatMoney, parseMoney } from '@chengji/contract/money';
import { testPayPassword } from '../builders/people.ts';
import { payOutside } from './pay-outside.ts';
import { differ, type MoneyWorld, type Step } from './world.ts';

async function recharge(world: MoneyWorld): Promise<string[]> {
  const person = world.pick(world.given.people);
  if (!person) return [];
  const cents = 5_000 + Math.floor(world.random() * 30_000);
  const { payment_no } = await (await world.shopper(person.id)).call(
    'POST /wanlshop/wallet/recharge',
    { amount: formatMoney(asCents(cents)), channel: 'sandbox' },
    { idempotencyKey: randomUUID() },
  );
  payOutside(world, { no: payment_no, person: person.id, cents, order: null });
  return [];
}

async function withdraw(world: MoneyWorld): Promise<string[]> {
  const person = world.pick(world.given.people);
  if (!person) return [];
  const cents = 1_000 + Math.floor(world.random() * 20_000);
  const mayWithdraw = world.model.getCents(`shopper:${person.id}:available`) >= cents;
  const outcome = await world.try(
    (await world.shopper(person.id)).call(
      'POST /wanlshop/wallet/withdraw',
      { account_id: person.accountId, amount: formatMoney(asCents(cents)), password: testPayPassword },
      { idempotencyKey: randomUUID() },
    ),
  );
  if ('done' in outcome && mayWithdraw) {
    const { id, fee } = outcome.done;
    world.model.withdraw({ id, person: person.id, cents, fee: parseMoney(fee), state: 'waiting' });
  }
  return differ(mayWithdraw, outcome, String(cents));
}

async function endWithdrawal(world: MoneyWorld): Promise<string[]> {
  const open = world.model.withdrawals.filter(({ state }) => state === 'waiting');
  const withdrawal = world.pick(open);
  if (!withdrawal) return [];
  const client = await world.platform();
  const { id } = withdrawal;
  if (world.isLikely(0.4)) {
    await client.call('POST /platform/withdrawals/reject', { id, reason: '信息有误' });
    world.model.rejectWithdrawal(withdrawal);
    return [];
  }
  await client.call('POST /platform/withdrawals/approve', { id });
  await client.call('POST /platform/withdrawals/paid', { id, reference: `B${id}` });
  world.model.payWithdrawal(withdrawal);
  return [];
}

export const walletSteps: Record<string, [weight: number, Step]> = {
  recharge: [4, recharge],
  withdraw: [4, withdraw],
  end_withdrawal: [4, endWithdrawal],
};
