/** The orders of the whole market and the fees of its shops, as the operator's staff find and change them. */
import { expect, type Phone } from '../../market-test.ts';

export const marketOrders = ({ page, t }: Phone) => {
  const text = t.ship;
  const shops = t.marketShops;
  const fees = page.getByRole('region', { name: shops('fees') });
  return {
    async find(keyword: string) {
      await page.goto('/console/platform/orders');
      await page.getByPlaceholder(text('searchMarketOrders')).fill(keyword);
      await expect(page).toHaveURL(new RegExp(`keyword=${keyword}`));
    },
    async open(orderNo: string) {
      await page.getByRole('link', { name: orderNo, exact: true }).click();
      await expect(
        page.getByRole('heading', { name: text('orderTitle', { number: orderNo }) }),
      ).toBeVisible();
    },
    async reveal() {
      await page.getByRole('button', { name: text('reveal') }).click();
    },
    seeReceiver: (mobile: string) => expect(page.getByText(mobile)).toBeVisible(),
    async openShop() {
      await page
        .getByRole('region', { name: text('shop'), exact: true })
        .getByRole('link')
        .click();
      await expect(fees).toBeVisible();
    },
    async changeFee(percent: string) {
      await fees.getByRole('button', { name: shops('feeChange') }).click();
      await page.getByLabel(shops('feeNew')).fill(percent);
      await page.getByRole('button', { name: shops('feeContinue') }).click();
    },
    /** The second look says old and new before anything is saved. */
    async confirmFee(before: string, after: string) {
      const look = page.getByRole('dialog').filter({
        hasText: shops('feeConfirm', { old: before, new: after }),
      });
      await look.getByRole('button', { name: shops('feeSave') }).click();
      await expect(fees.getByText(`${before} → ${after}`)).toBeVisible();
    },
  };
};
