import type { RefundState } from '../../../packages/contract/src/index.ts';
import { expect, type Phone } from '../../market-test.ts';
import {
  agreeTo,
  chooseRadio,
  findDialog,
  findTopPage,
  pressOnceReady,
  seeTitle,
  seeToast,
} from '../screen.ts';

type State =
  | 'pending_payment'
  | 'pending_group'
  | 'pending_shipment'
  | 'shipped'
  | 'pending_review'
  | 'completed'
  | 'closed';

export const order = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const press = (action: 'pay' | 'cancel' | 'logistics' | 'receive' | 'extend' | 'comment' | 'delete') =>
    top.getByRole('button', { name: t.orders(`do.${action}`) }).click();
  return {
    press,
    async seeState(state: State) {
      await seeTitle(phone, t.app('orderDetails'));
      await expect(top.getByRole('heading', { level: 2, name: t.orders(`state.${state}`) })).toBeVisible();
    },
    async seeAmount(label: 'toPay' | 'paid', money: string) {
      const row = top.locator('dl > div').filter({ hasText: t.orders(label) });
      await expect(row.last()).toContainText(money);
    },
    seeTrackingNo: (trackingNo: string) => expect(top.getByText(trackingNo).first()).toBeVisible(),
    seeTeamFailed: () => expect(top.getByText(t.orders('closed.group_failed'))).toBeVisible(),
    /** What of the money paid is back in the balance. */
    async seeReturned(money: string) {
      const row = top.locator('dl > div').filter({ hasText: t.orders('returned') });
      await expect(row).toContainText(money);
    },
    seeSettledAt: (size: number, price: string) =>
      expect(top.getByText(t.orders('settledPrice', { size, price }))).toBeVisible(),
    seeGoods: (title: string) => expect(top.getByText(title).first()).toBeVisible(),
    /** The number by which shop and shopper speak of it. */
    async number(): Promise<string> {
      const row = top.locator('dl > div').filter({ hasText: t.orders('orderNo') });
      return (await row.locator('dd span').first().textContent()) ?? '';
    },
    async seeDiscount(discount: string) {
      const row = top.locator('dl > div').filter({ hasText: t.orders('discount') });
      await expect(row.first()).toContainText(discount);
    },
    async receive() {
      await press('receive');
      await agreeTo(phone, t.orders('receiveAsk'));
      await seeToast(phone, t.orders('received'));
    },
    async extend() {
      await press('extend');
      await agreeTo(phone, t.orders('extendAsk'));
      await seeToast(phone, t.orders('extended'));
    },
    askForRefund: () =>
      top
        .getByRole('button', { name: t.refunds('apply') })
        .first()
        .click(),
    openRefund: (state: RefundState) =>
      top
        .getByRole('link', { name: new RegExp(t.refunds(`state.${state}`)) })
        .first()
        .click(),
    seeNoExtend: () => expect(top.getByRole('button', { name: t.orders('do.extend') })).toHaveCount(0),
    async cancel() {
      await press('cancel');
      const sheet = findDialog(phone);
      await chooseRadio(sheet.getByRole('radio', { name: t.orders('reason.mistaken') }));
      await pressOnceReady(sheet.getByRole('button', { name: t.orders('cancelTitle') }));
      await seeToast(phone, t.orders('cancelled'));
    },
    async remove() {
      await press('delete');
      await agreeTo(phone, t.orders('deleteAsk'));
      await seeToast(phone, t.orders('deleted'));
    },
  };
};
