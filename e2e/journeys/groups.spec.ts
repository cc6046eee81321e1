/** Three shoppers come together: one opens a team, two join it by its address, and all see it fill. */
import { type Phone, test } from '../market-test.ts';
import { openAddress } from '../pages/screen.ts';
import { cashier } from '../pages/shopping/cashier.ts';
import { confirmOrder } from '../pages/shopping/confirm-order.ts';
import { goods } from '../pages/shopping/goods.ts';
import { order } from '../pages/shopping/order.ts';
import { success } from '../pages/shopping/success.ts';
import { team } from '../pages/shopping/team.ts';
import { type Offered, offerToTeams, payPassword, shopperNumber } from '../people.ts';
import { languages } from '../words.ts';

/** From the confirm page to the page of the team that the order is in. */
async function payForTeam(phone: Phone): Promise<void> {
  await confirmOrder(phone).place();
  await cashier(phone).see();
  await cashier(phone).payByBalance(payPassword);
  await success(phone).goToTeam();
}

for (const language of languages) {
  test(`three shoppers form a team (${language})`, async ({ openPhone }) => {
    const offered: Offered = await offerToTeams(2, 3);
    const phones: Phone[] = [];
    for (const number of [4, 5, 6]) {
      const { user } = await shopperNumber(number);
      phones.push(await openPhone({ language, user }));
    }
    const [leader, second, third] = phones as [Phone, Phone, Phone];

    await openAddress(leader, `pages/apps/groups/goods?id=${offered.goods}`);
    await goods(leader).openTeam();
    await payForTeam(leader);
    await team(leader).seeLacking(2);
    const { href } = new URL(leader.page.url());

    for (const [phone, lacking] of [
      [second, 2],
      [third, 1],
    ] as const) {
      await phone.page.goto(href);
      await team(phone).seeLacking(lacking);
      await team(phone).join();
      await goods(phone).joinTeam();
      await payForTeam(phone);
      // nobody but the one who paid has touched their phone
      if (lacking > 1) for (const screen of [leader, second]) await team(screen).seeLacking(lacking - 1);
    }
    for (const phone of phones) await team(phone).seeSuccess();
    for (const phone of phones) await team(phone).seeMembers(3);
    await team(leader).seeOrder();
    await order(leader).seeState('pending_shipment');
  });
}
