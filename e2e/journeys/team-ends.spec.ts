/** What comes of teams when their time is over: one fails, one of a ladder gives money back. */
import { showMoney } from '../../packages/client-kit/src/money-display.ts';
import { expect, type Phone, test } from '../market-test.ts';
import { user } from '../pages/account/user.ts';
import { getAddress, openAddress } from '../pages/screen.ts';
import { cashier } from '../pages/shopping/cashier.ts';
import { confirmOrder } from '../pages/shopping/confirm-order.ts';
import { goods } from '../pages/shopping/goods.ts';
import { order } from '../pages/shopping/order.ts';
import { success } from '../pages/shopping/success.ts';
import { team } from '../pages/shopping/team.ts';
import {
  buyInTeam,
  getBalance,
  type Offered,
  passTime,
  payPassword,
  type Shopper,
  shopperNumber,
  startCampaign,
} from '../people.ts';

const SHOP = 3;
const PAST_THE_END = 3_700;

let shoppers: [Shopper, Shopper, Shopper];
test.beforeAll(async () => {
  shoppers = [await shopperNumber(5), await shopperNumber(6), await shopperNumber(7)];
});

const toMoneyText = (cents: number) => showMoney((cents / 100).toFixed(2));

/** From the goods to a paid place in a team of one's own, whose page is shown at the end. */
async function openTeam(phone: Phone, { goods: goodsId }: Offered, lacking: number): Promise<number> {
  await openAddress(phone, `pages/apps/groups/goods?id=${goodsId}`);
  await goods(phone).openTeam();
  await confirmOrder(phone).seeOpensTeam();
  await confirmOrder(phone).place();
  await cashier(phone).payByBalance(payPassword);
  await success(phone).seeTeamForming();
  await success(phone).goToTeam();
  await team(phone).seeLacking(lacking);
  return Number(new URLSearchParams(getAddress(phone).split('?')[1]).get('id'));
}

test('a team that fails gives the money back, seen on the order and in the balance', async ({
  openPhone,
}) => {
  const offered = await startCampaign(SHOP, [[2, '30.00']]);
  const [shopper] = shoppers;
  const before = await getBalance(shopper);
  const phone = await openPhone({ user: shopper.user });
  await openTeam(phone, offered, 1);
  expect(await getBalance(shopper)).toBeLessThanOrEqual(before - 3_000);
  await team(phone).seeOrder();
  await order(phone).seeState('pending_group');

  await passTime(PAST_THE_END);
  await order(phone).seeState('closed');
  await order(phone).seeTeamFailed();
  await openAddress(phone, 'pages/user');
  await user(phone).seeBalance(toMoneyText(before));
});

test('a ladder team of three gets the price of its second step, and the difference back', async ({
  openPhone,
}) => {
  const steps = [
    [2, '36.00'],
    [3, '30.00'],
    [5, '25.00'],
  ] as const;
  const offered = await startCampaign(SHOP, steps);
  const [leader, ...friends] = shoppers;
  const phone = await openPhone({ user: leader.user, language: 'en' });
  const teamId = await openTeam(phone, offered, 1);
  const paid = await getBalance(leader);
  for (const friend of friends) await buyInTeam(friend, offered, teamId);

  await passTime(PAST_THE_END);
  await team(phone).seeSuccess();
  await team(phone).seeOrder();
  await order(phone).seeState('pending_shipment');
  await order(phone).seeSettledAt(3, '¥30.00');
  await order(phone).seeReturned('¥6.00');
  await openAddress(phone, 'pages/user');
  await user(phone).seeBalance(toMoneyText(paid + 600));
});
