import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage, openAddress, seeToast } from '../screen.ts';

type State = 'unused' | 'used' | 'expired';

export const coupons = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const sheet = findDialog(phone);
  const findTicket = (title: string) => sheet.locator('[data-ticket]', { hasText: title });
  const press = (title: string, act: 'receive' | 'use') =>
    findTicket(title)
      .getByRole('button', { name: t.coupons(`act.${act}`), exact: true })
      .click();
  const openTab = (state: State) =>
    top.getByRole('tab', { name: new RegExp(`^${t.coupons(`state.${state}`)}`) }).click();
  return {
    /** In the sheet that a goods, a shop of the cart and others open. */
    tryToReceive: (title: string) => press(title, 'receive'),
    async receive(title: string) {
      await press(title, 'receive');
      await seeToast(phone, t.coupons('received'));
      await expect(
        findTicket(title).getByRole('button', { name: t.coupons('act.use'), exact: true }),
      ).toBeVisible();
    },
    closeSheet: () => sheet.getByRole('button', { name: t.design('close') }).click(),
    openMine: () => openAddress(phone, 'pages/user/coupon/mycard'),
    async seeMine(state: State, title: string) {
      await openTab(state);
      await expect(top.getByText(title).first()).toBeVisible();
    },
    async seeNotMine(state: State, title: string) {
      await openTab(state);
      await expect(top.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(top.getByText(title)).toHaveCount(0);
    },
  };
};
