import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';
import { findRow } from './controls.ts';

/** The products of every shop, as the operator sees them. */
export const marketGoods = ({ page, t: { selling: t } }: Phone) => {
  const row = (title: string) => findRow(page, title);
  const press = (title: string, name: string) =>
    row(title)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  return {
    async find(title: string) {
      await page.goto('/console/platform/goods');
      await page.getByRole('textbox', { name: t('searchMarketGoods') }).fill(title);
      await expect(row(title)).toBeVisible();
    },
    async takeDown(title: string, reason: string) {
      await press(title, t('takeDown'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: t('takeDownReason') }).fill(reason);
      await dialog.getByRole('button', { name: t('takeDown'), exact: true }).click();
      await hear(page, t('takenDownDone'));
    },
    async allow(title: string) {
      await press(title, t('allow'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('allow'), exact: true })
        .click();
      await hear(page, t('allowed'));
    },
    /** The reason is shown beside the product, to the operator and to its shop. */
    seeReason: (title: string, reason: string) => expect(row(title)).toContainText(reason),
  };
};
