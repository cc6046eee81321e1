import { randomUUID } from 'node:crypto';
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
import { demoPassword, demoPayPassword } from '../accounts.ts';
import type { ShopKey } from '../market/shops.ts';
import type { FilledShopper } from './fill-shoppers.ts';
import type { FilledShop } from './fill-shops.ts';
import type { Filling } from './filling.ts';

type Around = { shops: ReadonlyMap<ShopKey, FilledShop>; shoppers: readonly FilledShopper[] };

const HOUR = 60;
const DAY = 24 * HOUR;

/** Numbers that pass every check and belong to no card. */
const cards = [
  { shopper: 1, bank_code: 'ICBC', account: '6222020000000000117', name: '陆晓雨', phone: '13800000001' },
  { shopper: 1, bank_code: 'CMB', account: '6225880000000126', name: '陆晓雨', phone: '13800000001' },
  { shopper: 2, bank_code: 'CCB', account: '6217000000000000137', name: '林深', phone: '13800000002' },
];
const shopCard = { bank_code: 'ABC', account: '6228480000000000141', name: '店主', phone: '13800000009' };

/** A withdrawal asked for by whom, and how far it has come. */
const withdrawals = [
  { shopper: 1, days: 6, amount: '500.00', ends: 'paid' },
  { shopper: 1, days: 3, amount: '300.00', ends: 'rejected' },
  { shopper: 2, days: 2, amount: '120.00', ends: 'sent' },
  { shopper: 1, days: 0.2, amount: '200.00', ends: 'waiting' },
] as const;

const smallestShopCents = 1_000;

/** Shoppers and shops say where they are paid out to, and have some of their money paid out. */
export async function fillWallets(filling: Filling, { shops, shoppers }: Around): Promise<void> {
  const clerk = await addClerk(filling);
  filling.standAt(8 * DAY);
  const accounts = new Map<number, number>();
  for (const { shopper, ...card } of cards) {
    const ctx = filling.as(getShopper(shoppers, shopper).actor);
    const { id } = await saveAccount(ctx, { kind: 'manual', is_default: false, agree: true, ...card });
    if (!accounts.has(shopper)) accounts.set(shopper, id);
  }
  for (const { shopper, days, amount, ends } of withdrawals) {
    filling.standAt(days * DAY);
    const ctx = filling.as(getShopper(shoppers, shopper).actor, randomUUID());
    const account_id = accounts.get(shopper) ?? 0;
    const { id } = await withdraw(ctx, { account_id, amount, password: demoPayPassword });
    if (ends !== 'waiting') filling.standAt(days * DAY - 3 * HOUR);
    await decide(filling, clerk, { id, ends });
    await filling.hear();
  }
  await fillShopWallets(filling, shops);
}

async function addClerk(filling: Filling): Promise<Actor> {
  filling.standAt(30 * DAY);
  const clerk = { account: 'finance1', name: '小钱', role: 'finance', password: demoPassword };
  const staffId = await addPlatformStaff(filling.ctx, clerk);
  return { kind: 'platform', staffId, rights: ['withdrawals.read', 'withdrawals.write'], sessionId: 0 };
}

function getShopper(shoppers: readonly FilledShopper[], number: number): FilledShopper {
  const shopper = shoppers[number - 1];
  if (!shopper) throw new Error(`no shopper ${number}`);
  return shopper;
}

type Decided = { id: number; ends: (typeof withdrawals)[number]['ends'] };

async function decide(filling: Filling, clerk: Actor, { id, ends }: Decided): Promise<void> {
  const ctx = filling.as(clerk);
  if (ends === 'waiting') return;
  if (ends === 'rejected') {
    await declineWithdrawal(ctx, { id, reason: '收款人姓名与账号不符' });
    return;
  }
  await approveWithdrawal(ctx, { id });
  await exportBatch(ctx, { ids: [id] });
  if (ends === 'paid') await confirmPaid(ctx, { id, reference: `ICBC${String(id).padStart(12, '0')}` });
}

/** What the after-sale window has let go is theirs; the first two shops withdraw some of it. */
async function fillShopWallets(filling: Filling, shops: Around['shops']): Promise<void> {
  filling.standAt(5 * HOUR);
  await fireDue(filling.ctx, incomeRelease);
  await filling.hear();
  for (const { id, owner } of [...shops.values()].slice(0, 2)) {
    const ctx = filling.as(owner);
    await saveShopAccount(ctx, shopCard);
    if ((await getBalance(ctx.db, shopAvailable(id))) >= smallestShopCents)
      await withdrawForShop(ctx, { amount: '10.00' });
  }
  filling.standAt(0);
  await fireDue(filling.ctx, incomeRelease);
  await filling.hear();
}
