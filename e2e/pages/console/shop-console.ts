import { expect, type Phone } from '../../market-test.ts';
import { password } from '../../people.ts';
import { choose } from './controls.ts';

const courier = /顺丰|SF/;

/** The back office as a shop's owner sees it. */
export const shopConsole = ({ page, t }: Phone) => {
  const orders = page.getByRole('region', { name: t.ship('orders') });
  /** On a phone the order that was searched for is the one card there is. */
  const findOrder = (orderNo: string) =>
    orders
      .getByRole('row')
      .filter({ hasText: orderNo })
      .or(orders.getByRole('list', { name: t.ship('orders') }).locator('> li'));
  return {
    async logIn(account: string) {
      await page.goto('/console/seller/login');
      await this.enter(account);
    },
    /** From the login page on. */
    async enter(account: string) {
      await page.getByLabel(t.staff('account')).fill(account);
      await page.getByLabel(t.staff('password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: t.staff('login') }).click();
    },
    goToOrders: () =>
      page
        // on a phone it is at the thumb
        .getByRole('navigation', {
          name: new RegExp(`^(${t.console('navigation')}|${t.console('places')})$`),
        })
        .getByRole('link', { name: new RegExp(`^${t.console('orders')}`) })
        .click(),
    async ship(orderNo: string, trackingNo: string) {
      await page.getByRole('textbox', { name: t.ship('searchOrders') }).fill(orderNo);
      const row = findOrder(orderNo);
      await expect(row).toHaveCount(1);
      await row.getByRole('button', { name: t.ship('ship') }).click();
      const dialog = page.getByRole('dialog', { name: t.ship('shipTitle') });
      await choose(dialog.getByRole('combobox', { name: t.ship('carrier') }), courier);
      await dialog.getByRole('textbox', { name: t.ship('trackingNo') }).fill(trackingNo);
      await dialog.getByRole('button', { name: t.ship('confirmShip') }).click();
      await expect(dialog).toBeHidden();
    },
    async seeShipped(orderNo: string) {
      const row = findOrder(orderNo);
      await expect(row.getByText(t.ship('state_shipped'))).toBeVisible();
    },
  };
};
