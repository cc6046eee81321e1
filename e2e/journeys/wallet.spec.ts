/** Money comes into the wallet and goes out of it, and every movement proves itself. */
import { showMoney } from '../../packages/client-kit/src/money-display.ts';
import { addCents, formatMoney, parseMoney } from '../../packages/contract/src/money.ts';
import { expect, test } from '../market-test.ts';
import { openAddress } from '../pages/screen.ts';
import { sandboxGateway } from '../pages/shopping/sandbox-gateway.ts';
import { accounts } from '../pages/wallet/accounts.ts';
import { bill, bills } from '../pages/wallet/bills.ts';
import { recharge } from '../pages/wallet/recharge.ts';
import { wallet } from '../pages/wallet/wallet.ts';
import { withdraw } from '../pages/wallet/withdraw.ts';
import { withdrawals } from '../pages/wallet/withdrawals.ts';
import { aCardNumber, addAccount, payPassword, type Shopper, shopperNumber } from '../people.ts';
import { languages } from '../words.ts';

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await shopperNumber(5);
});

const getBalance = async () => (await shopper.call('GET /wanlshop/wallet/info')).balance;

for (const language of languages) {
  test.describe(`the wallet (${language})`, () => {
    test('is filled at the gateway’s page, and the bill of it is verified', async ({ openPhone }) => {
      const expected = formatMoney(addCents(parseMoney(await getBalance()), parseMoney('66.60')));
      const phone = await openPhone({ language, user: shopper.user });
      await openAddress(phone, 'pages/user/money/money');
      await wallet(phone).recharge();
      await recharge(phone).payBySandbox('66.6');
      await sandboxGateway(phone).approve();
      await recharge(phone).seeDone();
      await recharge(phone).seeWallet();
      await wallet(phone).seeBalance(expected);
      await wallet(phone).seeAllBills();
      await bills(phone).narrowTo('recharge');
      await bills(phone).open('+66.60');
      await bill(phone).verify();
      await bill(phone).seeVerified();
    });

    test('pays out by the payment password, which the list of withdrawals shows', async ({ openPhone }) => {
      await addAccount(shopper);
      const phone = await openPhone({ language, user: shopper.user });
      await openAddress(phone, 'pages/user/money/money');
      await wallet(phone).withdraw();
      await withdraw(phone).typeAmount('50');
      await withdraw(phone).seeArriving(showMoney('49.70'));
      await withdraw(phone).confirm(payPassword);
      await withdraw(phone).seeDone();
      await withdraw(phone).seeProgress();
      await withdrawals(phone).seeRequested(showMoney('50.00'));
      await withdrawals(phone).seeAll();
      await withdrawals(phone).narrowTo('created');
      await withdrawals(phone).seeAmount(showMoney('50.00'));
    });

    test('keeps a card until it is deleted', async ({ openPhone }) => {
      const number = aCardNumber();
      const phone = await openPhone({ language, user: shopper.user });
      await openAddress(phone, 'pages/user/bank/bank');
      await accounts(phone).add();
      await accounts(phone).fillCard({ name: '林小满', number, mobile: shopper.user.mobile });
      await accounts(phone).save();
      await accounts(phone).see(number.slice(-4));
      await accounts(phone).open(number.slice(-4));
      await accounts(phone).remove(payPassword);
      await accounts(phone).seeGone(number.slice(-4));
    });
  });
}

test('a recharge thought better of at the gateway leaves the balance as it was', async ({ openPhone }) => {
  const before = await getBalance();
  const phone = await openPhone({ user: shopper.user });
  await openAddress(phone, 'pages/user/money/recharge');
  await recharge(phone).payBySandbox('20');
  await sandboxGateway(phone).cancel();
  await recharge(phone).seeWaiting();
  expect(await getBalance()).toBe(before);
});
