import { toMoneyText } from '@chengji/contract/money';
import type { Actor } from '@chengji/server/kernel/context';
import { fireDue } from '@chengji/server/kernel/jobs/job';
import { addPlatformStaff } from '@chengji/server/modules/identity/index';
import { getBalance, shopAvailable } from '@chengji/server/modules/ledger/index';
import { incomeRelease } from '@chengji/server/modules/orders/index';
import {
  approveWithdrawal,
  confirmPaid,
  declineWithdrawal,
  exportBatch,
  saveAccount,
  saveShopAccount,
  withdraw,
  withdrawForShop,
} from '@chengji/server/modules/wallet/index';
import { demoPassword, demoPayPassword } from '../../accounts.ts';
import type { ShopKey } from '../../market/shops.ts';
import { randomFrom } from '../../random.ts';
import {
  type DecisionMove,
  decisions,
  demoRecharges,
  demoShopWithdrawals,
  demoWithdrawals,
  shopCards,
  shopperCards,
  type WithdrawalEnd,
} from '../../trades/wallet-plan.ts';
import type { FilledShopper } from '../fill-shoppers.ts';
import type { FilledShop } from '../fill-shops.ts';
import type { Filling } from '../filling.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { Happening } from './schedule.ts';

type Around = { shops: ReadonlyMap<ShopKey, FilledShop>; shoppers: readonly FilledShopper[] };

const HOUR = 60;
const DAY = 24 * HOUR;

/** Shoppers and shops say where they are paid out to, pay money in, and have some of it paid out. */
export async function scheduleWallets(
  filling: Filling,
  around: Around,
  gateway: PaymentGateway | null,
): Promise<Happening[]> {
  const clerk = await addClerk(filling);
  const accounts = await saveAccounts(filling, around);
  const withdrawals = demoWithdrawals.flatMap(({ shopper, days, amount, ends }, index) => {
    const ctx = filling.as(getShopper(around, shopper).actor, `demo:withdraw:${index}`);
    const account_id = accounts.get(shopper) ?? 0;
    const ask = async () => (await withdraw(ctx, { account_id, amount, password: demoPayPassword })).id;
    return scheduleWithdrawal(filling, clerk, { before: days * DAY, ends, ask });
  });
  const ofShops = demoShopWithdrawals.flatMap(({ shop, days, share, ends }) =>
    scheduleWithdrawal(filling, clerk, {
      before: days * DAY,
      ends,
      ask: () => withdrawShare(filling, getShop(around, shop), share),
    }),
  );
  return [
    ...scheduleReleases(filling),
    ...scheduleRecharges(filling, around, gateway),
    ...withdrawals,
    ...ofShops,
  ];
}

async function addClerk(filling: Filling): Promise<Actor> {
  filling.standAt(119 * DAY);
  const clerk = { account: 'finance1', name: '小钱', role: 'finance', password: demoPassword };
  const staffId = await addPlatformStaff(filling.ctx, clerk);
  return { kind: 'platform', staffId, rights: ['withdrawals.read', 'withdrawals.write'], sessionId: 0 };
}

function getShopper({ shoppers }: Around, number: number): FilledShopper {
  const shopper = shoppers[number - 1];
  if (!shopper) throw new Error(`no shopper ${number}`);
  return shopper;
}

function getShop({ shops }: Around, key: ShopKey): FilledShop {
  const shop = shops.get(key);
  if (!shop) throw new Error(`no shop ${key}`);
  return shop;
}

/** Answers the account each shopper withdraws to. */
async function saveAccounts(filling: Filling, around: Around): Promise<ReadonlyMap<number, number>> {
  filling.standAt(30 * DAY);
  const accounts = new Map<number, number>();
  for (const { shopper, ...card } of shopperCards) {
    const ctx = filling.as(getShopper(around, shopper).actor);
    const { id } = await saveAccount(ctx, { kind: 'manual', is_default: false, agree: true, ...card });
    if (!accounts.has(shopper)) accounts.set(shopper, id);
  }
  for (const { shop, ...card } of shopCards)
    await saveShopAccount(filling.as(getShop(around, shop).owner), card);
  return accounts;
}

const releaseDays = 80;

/** What the after-sale window has let go becomes the shops' within a day. */
function scheduleReleases(filling: Filling): Happening[] {
  const random = randomFrom('releases');
  return Array.from({ length: releaseDays }, (_, day) => ({
    before: day === 0 ? 0 : day * DAY - random.whole(0, DAY - 1),
    happens: () => fireDue(filling.ctx, incomeRelease),
  }));
}

function scheduleRecharges(filling: Filling, around: Around, gateway: PaymentGateway | null): Happening[] {
  if (!gateway) return [];
  return demoRecharges.map(({ shopper, days, amount }, index) => ({
    before: days * DAY,
    happens: () => {
      const { actor } = getShopper(around, shopper);
      return gateway.recharge(filling.as(actor, `demo:recharge:${index}`), amount);
    },
  }));
}

type Withdrawal = { before: number; ends: WithdrawalEnd; ask(): Promise<number> };

/** It is asked for, and the platform's finance does with it what it does. */
function scheduleWithdrawal(filling: Filling, clerk: Actor, { before, ends, ask }: Withdrawal): Happening[] {
  let id = 0;
  const ctx = filling.as(clerk);
  const doMove: Record<DecisionMove, () => Promise<unknown>> = {
    approve: () => approveWithdrawal(ctx, { id }),
    send: () => exportBatch(ctx, { ids: [id] }),
    confirm: () => confirmPaid(ctx, { id, reference: `ICBC${String(id).padStart(12, '0')}` }),
    decline: () => declineWithdrawal(ctx, { id, reason: '收款人姓名与账号不符' }),
  };
  const asked = {
    before,
    happens: async () => {
      id = await ask();
    },
  };
  const decided = decisions[ends].map(([move, later]) => ({ before: before - later, happens: doMove[move] }));
  return [asked, ...decided];
}

/** In whole yuan. */
async function withdrawShare(filling: Filling, { id, owner }: FilledShop, share: number): Promise<number> {
  const ctx = filling.as(owner);
  const available = await getBalance(ctx.db, shopAvailable(id));
  const amount = toMoneyText(Math.floor((available * share) / 10_000) * 100);
  return (await withdrawForShop(ctx, { amount })).id;
}
