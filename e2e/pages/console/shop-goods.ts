import { expect, type Phone } from '../../market-test.ts';
import { findRow } from './find-row.ts';

/** A shop's list of its products. */
export const shopGoods = ({ page, t: { selling: t } }: Phone) => {
  const row = (title: string) => findRow(page, title);
  return {
    async find(title: string) {
      await page.goto('/console/seller/goods');
      await page.getByRole('textbox', { name: t('searchGoods') }).fill(title);
      await expect(row(title)).toBeVisible();
    },
    /** Why the operator took it down. */
    seeReason: (title: string, reason: string) => expect(row(title)).toContainText(reason),
    async putOnSale(title: string) {
      await row(title)
        .getByRole('button', { name: t('putOn') })
        .click();
      await expect(row(title)).toContainText(t('tab_on'));
    },
  };
};
