/** Money leaves the market: it is asked for, approved by one or two, paid out at the bank, and seen to have arrived. */
import { expect, test } from '../market-test.ts';
import { payouts } from '../pages/console/payouts.ts';
import { shopMoney } from '../pages/console/shop-money.ts';
import { findTopPage, openAddress } from '../pages/screen.ts';
import {
  aCardNumber,
  askToWithdraw,
  logInOwner,
  operatorSession,
  type Shopper,
  sellerSession,
  shopperNumber,
  takeOnOperator,
  toOwnerAccount,
} from '../people.ts';
import { languages } from '../words.ts';

const shop = 2;
let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await shopperNumber(8);
});

/** The bank's reference of a transfer, each used once. */
const createReference = () => `BANK${Date.now()}${Math.floor(Math.random() * 1_000)}`;

for (const language of languages) {
  test(`a withdrawal that is approved and paid by the bank’s reference has arrived (${language})`, async ({
    openConsole,
    openPhone,
  }) => {
    const { id, no } = await askToWithdraw(shopper, '50.00');
    const staff = payouts(await openConsole(language, await operatorSession()));
    await staff.open(no);
    await staff.seeStep('waiting');
    await staff.seeNoPayout();
    await staff.approve();
    await staff.seeStep('approved');
    await staff.pay(createReference(), '¥49.70');
    await staff.seeState('successed');

    const phone = await openPhone({ user: shopper.user, language });
    await openAddress(phone, `pages/user/money/witlist?id=${id}`);
    await expect(findTopPage(phone).getByText(phone.t.wallet('state.successed')).first()).toBeVisible();
  });
}

test('a withdrawal above the limit is paid once two different people approved it', async ({
  openConsole,
}) => {
  const second = `finance_${Date.now()}`;
  await takeOnOperator(second);
  const { no } = await askToWithdraw(shopper, '5000.01');
  const first = payouts(await openConsole('zh', await operatorSession()));
  await first.open(no);
  await first.approve();
  await first.seeNeedsAnother();
  await first.seeStep('waiting');
  await first.seeNoPayout();

  const other = payouts(await openConsole('en', await operatorSession(second)));
  await other.open(no);
  await other.approve();
  await other.seeApproved(2);
  await other.seeStep('approved');
  await other.pay(createReference(), '¥4,970.01');
  await other.seeState('successed');
});

test('a batch goes to the bank as a file, and what the bank answers is imported', async ({ openConsole }) => {
  const [arrives, returns] = [await askToWithdraw(shopper, '20.00'), await askToWithdraw(shopper, '30.00')];
  const staff = payouts(await openConsole('zh', await operatorSession()));
  for (const { no } of [arrives, returns]) {
    await staff.open(no);
    await staff.approve();
    await staff.seeStep('approved');
  }
  await staff.openList('approved');
  const batch = await staff.sendBatch([arrives.no, returns.no]);
  expect(batch.name).toMatch(/^B\d+\.csv$/);
  expect(batch.lines).toHaveLength(3);
  expect(batch.lines.find((line) => line.includes(arrives.no))).toMatch(/622588\d{10}/);

  const batchNo = batch.name.replace('.csv', '');
  const why = '账号与户名不符';
  const table = [
    '批次号,提现单号,结果,银行回单号,失败原因',
    `${batchNo},${arrives.no},成功,${createReference()},`,
    `${batchNo},${returns.no},失败,,${why}`,
    `${batchNo},W0,处理中,,`,
  ];
  await staff.openList('sent');
  const drawer = await staff.importResults(table.join('\r\n'));
  await drawer.seeProblem('结果须为「成功」或「失败」');
  await drawer.send(2);
  await drawer.seeDone(1, 1, 0);
  await drawer.close();
  await staff.open(arrives.no);
  await staff.seeState('successed');
  await staff.open(returns.no);
  await staff.seeStep('waiting');
  await staff.seeFailure(why);
});

test('a shop withdraws what it has available and is paid', async ({ openConsole }) => {
  const owner = shopMoney(await openConsole('zh', await sellerSession(toOwnerAccount(shop))));
  await owner.open();
  const card = aCardNumber();
  await owner.setAccount({ number: card, bank: '招商银行', holder: '林小野', phone: '13800000001' });
  await owner.seeAccount(`6225 **** **** ${card.slice(-4)}`);
  await owner.withdraw('12', '¥12.00');
  await owner.seeNewest('created', '¥12.00');

  const seller = await logInOwner(shop);
  const [asked] = (await seller('GET /seller/money/withdrawals', { limit: 1 })).rows;
  const staff = payouts(await openConsole('zh', await operatorSession()));
  await staff.open(asked?.withdrawal_no ?? '');
  await staff.approve();
  await staff.seeStep('approved');
  await staff.pay(createReference(), '¥12.00');
  await staff.seeState('successed');
  await owner.seeNewest('successed', '¥12.00');
});
