import { expect, type Phone } from '../../market-test.ts';
import { password } from '../../people.ts';
import { choose } from './choose.ts';

const courier = /顺丰|SF/;

/** The back office as a shop's owner sees it. */
export const shopConsole = ({ page, t }: Phone) => {
  const orders = page.getByRole('region', { name: t.ship('orders') });
  return {
    async logIn(account: string) {
      await page.goto('/console/seller/login');
      await page.getByLabel(t.staff('account')).fill(account);
      await page.getByLabel(t.staff('password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t.staff('login') }).click();
    },
    goToOrders: () =>
      page
        .getByRole('navigation', { name: t.console('navigation') })
        .getByRole('link', { name: new RegExp(`^${t.console('orders')}`) })
        .click(),
    async ship(orderNo: string, trackingNo: string) {
      await page.getByRole('textbox', { name: t.ship('searchOrders') }).fill(orderNo);
      const row = orders.getByRole('row').filter({ hasText: orderNo });
      await row.getByRole('button', { name: t.ship('ship') }).click();
      const dialog = page.getByRole('dialog', { name: t.ship('shipTitle') });
      await choose(dialog.getByRole('combobox', { name: t.ship('carrier') }), courier);
      await dialog.getByRole('textbox', { name: t.ship('trackingNo') }).fill(trackingNo);
      await dialog.getByRole('button', { name: t.ship('confirmShip') }).click();
      await expect(dialog).toBeHidden();
    },
    async seeShipped(orderNo: string) {
      const row = orders.getByRole('row').filter({ hasText: orderNo });
      await expect(row.getByText(t.ship('state_shipped'))).toBeVisible();
    },
  };
};
