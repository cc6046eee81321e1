/** A shopper asks for money back: the shop is silent, says no until the platform decides, or takes the goods back. */
import { showMoney } from '../../packages/client-kit/src/money-display.ts';
import { test } from '../market-test.ts';
import { openAddress } from '../pages/screen.ts';
import { order } from '../pages/shopping/order.ts';
import { refund } from '../pages/shopping/refund.ts';
import { refundForm } from '../pages/shopping/refund-form.ts';
import {
  addReturnAddress,
  applyForRefund,
  logInOwner,
  operator,
  paidOrder,
  passTime,
  type Shopper,
  shippedOrder,
  shopperNumber,
} from '../people.ts';
import { languages } from '../words.ts';

const aDay = 86_400;

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await shopperNumber(6);
});

for (const language of languages) {
  test.describe(`a refund (${language})`, () => {
    test('of goods not sent yet is approved by the silence of the shop', async ({ openPhone }) => {
      const { id } = await paidOrder(shopper);
      const { payable } = await shopper.call('GET /wanlshop/order/details', { id });
      const phone = await openPhone({ language, user: shopper.user });
      await openAddress(phone, `pages/user/order/details?id=${id}`);
      await order(phone).askForRefund();
      await refundForm(phone).chooseReason(language === 'zh' ? /不想要了/ : /No longer wanted/);
      await refundForm(phone).typeAmount('99999');
      await refundForm(phone).seeTooMuch(payable);
      await refundForm(phone).typeAmount(payable);
      await refundForm(phone).submit();
      await refund(phone).seeState('pending_seller');
      await refund(phone).seeOtherwise('approved');
      await passTime(aDay);
      await openAddress(phone, `pages/user/order/details?id=${id}`);
      await order(phone).seeState('closed');
      await order(phone).openRefund('completed');
      await refund(phone).seeState('completed');
      await refund(phone).seeAmount(showMoney(payable));
    });

    test('that is rejected is changed, rejected again and decided by the platform', async ({ openPhone }) => {
      const sent = await shippedOrder(shopper);
      const asked = { kind: 'refund_only', received: 'received' } as const;
      const { id, amount, shopId } = await applyForRefund(shopper, sent.id, asked);
      const seller = await logInOwner(shopId);
      await seller('POST /seller/refunds/reject', { id, reason: '请补充照片' });

      const phone = await openPhone({ language, user: shopper.user });
      await openAddress(phone, `pages/user/refund/details?id=${id}`);
      await refund(phone).seeState('rejected');
      await refund(phone).seeRejection('请补充照片');
      await refund(phone).edit();
      await refundForm(phone).seeRejection('请补充照片');
      await refundForm(phone).write('瓶口有裂痕');
      await refundForm(phone).resubmit();
      await refund(phone).seeState('pending_seller');

      await seller('POST /seller/refunds/reject', { id, reason: '照片看不清楚' });
      await openAddress(phone, `pages/user/refund/details?id=${id}`);
      await refund(phone).seeState('rejected');
      await refund(phone).intervene('照片已经拍得很清楚');
      await refund(phone).seeState('intervention');
      await refund(phone).addEvidence('这是开箱时的样子');
      const why = '裂痕清晰可见';
      const decide = await operator();
      await decide('POST /platform/refunds/decide', { id, verdict: 'refund', amount, reason: why });
      await openAddress(phone, `pages/user/refund/details?id=${id}`);
      await refund(phone).seeState('completed');
      await refund(phone).seeDecision(why);
      await refund(phone).seeLog('照片看不清楚');
    });

    test('against the goods is paid once the shop has them back', async ({ openPhone }) => {
      const sent = await shippedOrder(shopper);
      const asked = { kind: 'return_and_refund', received: 'received' } as const;
      const { id, amount, shopId } = await applyForRefund(shopper, sent.id, asked);
      const detail = await addReturnAddress(shopId);
      const seller = await logInOwner(shopId);
      await seller('POST /seller/refunds/approve', { id });

      const phone = await openPhone({ language, user: shopper.user });
      await openAddress(phone, `pages/user/refund/details?id=${id}`);
      await refund(phone).seeState('pending_return');
      await refund(phone).seeOtherwise('notReturned');
      await refund(phone).seeReturnAddress(detail);
      await refund(phone).sendBack(/顺丰|SF/, `SF2${String(Date.now()).slice(-12)}`);
      await refund(phone).seeState('pending_receipt');
      await seller('POST /seller/refunds/receive', { id, resell: true });
      await openAddress(phone, `pages/user/refund/details?id=${id}`);
      await refund(phone).seeState('completed');
      await refund(phone).seeAmount(showMoney(amount));
    });
  });
}
