import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';
import { findRow } from './controls.ts';

/** So many products a list shows at first. */
const pageSize = 20;

/** A shop's list of its products. */
export const shopGoods = ({ page, t }: Phone) => {
  const skus = page.getByRole('dialog', { name: t.selling('changeSkus') });
  const price = skus.getByRole('textbox', { name: new RegExp(`^${t.selling('priceColumn')} `) });
  const stock = skus.getByRole('textbox', { name: new RegExp(`^${t.selling('stockColumn')} `) });
  const row = (title: string) => findRow(page, title);
  const list = page.getByRole('list', { name: t.selling('goods'), exact: true });
  const cards = list.locator('> li');
  return {
    open: () => page.goto('/console/seller/goods'),
    /** On a phone, where the end of the list loads more of it. */
    async scrollThrough(total: number) {
      for (let shown = pageSize; shown < total; shown += pageSize) {
        await expect(cards).toHaveCount(shown);
        await page.getByRole('button', { name: t.conflict('moreRows') }).scrollIntoViewIfNeeded();
      }
      await this.seeAll(total);
    },
    async seeAll(total: number) {
      await expect(cards).toHaveCount(total);
      await expect(page.getByText(t.conflict('allShown', { n: total }))).toBeVisible();
    },
    async edit(title: string) {
      await row(title).getByRole('link', { name: title }).click();
      await expect(list).toBeHidden();
    },
    async goBackTo(title: string) {
      await page.goBack();
      await expect(row(title)).toBeInViewport();
    },
    async find(title: string) {
      await page.goto('/console/seller/goods');
      await page.getByRole('textbox', { name: t.selling('searchGoods') }).fill(title);
      await expect(row(title)).toBeVisible();
    },
    async openSkus(title: string) {
      await row(title)
        .getByRole('button', { name: t.conflict('moreActions', { of: title }) })
        .click();
      await page
        .getByRole('dialog', { name: title })
        .getByRole('button', { name: t.selling('changeSkus') })
        .or(page.getByRole('menuitem', { name: t.selling('changeSkus') }))
        .click();
      await expect(price).toBeVisible();
    },
    reprice: (amount: string) => price.fill(amount),
    restock: (count: string) => stock.fill(count),
    saveSkus: () => skus.getByRole('button', { name: t.selling('saveSkus', { n: 1 }) }).click(),
    async seeSkusSaved() {
      await hear(page, t.selling('changed', { n: 1 }));
      await expect(skus).toBeHidden();
    },
    /** What a colleague made of both, beside what was typed. */
    async seeMoved(now: { price: string; stock: number }, typed: { price: string; stock: string }) {
      await expect(price).toHaveAccessibleDescription(t.selling('priceNow', { price: now.price }));
      await expect(stock).toHaveAccessibleDescription(t.selling('stockNow', { n: now.stock }));
      await expect(price).toHaveValue(typed.price);
      await expect(stock).toHaveValue(typed.stock);
    },
    /** Why the operator took it down. */
    seeReason: (title: string, reason: string) => expect(row(title)).toContainText(reason),
    async putOnSale(title: string) {
      await row(title)
        .getByRole('button', { name: t.selling('putOn') })
        .click();
      await expect(row(title)).toContainText(t.selling('tab_on'));
    },
  };
};
