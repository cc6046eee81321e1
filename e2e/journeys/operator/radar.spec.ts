/** A channel's bill does not list a payment: the radar finds it, staff repair it, and the ledger is checked as a whole. */
import { missOnBill } from '../../channel-day.ts';
import { test } from '../../market-test.ts';
import { radar } from '../../pages/console/radar.ts';
import { cancelUnpaid, operatorSession, shopperNumber } from '../../people.ts';
import { languages } from '../../words.ts';

for (const language of languages) {
  test(`a difference of a channel’s bill is found and repaired (${language})`, async ({ openConsole }) => {
    const shopper = await shopperNumber(5);
    await cancelUnpaid(shopper);
    const number = await missOnBill(shopper);
    const staff = radar(await openConsole(language, await operatorSession()));
    await staff.open();
    await staff.fetchBill();
    await staff.seeDifference(number, 'open');
    await staff.repair(number, '渠道确认未入账');
    await staff.seeDifference(number, 'repaired');
    await staff.checkEverything();
  });
}
