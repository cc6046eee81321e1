import { expect, type Phone } from '../market-test.ts';
import { dialogOf, seeTitle, seeToast, topOf } from './screen.ts';

export const goods = (phone: Phone) => {
  const { t } = phone;
  const top = topOf(phone);
  const sheet = dialogOf(phone);
  const add = t.catalog('addToCart');
  const buy = t.catalog('buyNow');

  /** Chooses the first value that can be had of each spec, unless one is chosen. */
  async function chooseSku(): Promise<void> {
    await expect(sheet).toBeVisible();
    for (const spec of await sheet.locator('fieldset').all()) {
      if ((await spec.locator('[aria-pressed=true]').count()) > 0) continue;
      await spec.locator('button:enabled').first().click();
    }
  }
  return {
    see: (title: string) => seeTitle(phone, title),
    async addToCart() {
      await top.getByRole('button', { name: add }).click();
      await chooseSku();
      await sheet.getByRole('button', { name: add }).click();
      await seeToast(phone, t.catalog('added'));
    },
    async buyNow() {
      await top.getByRole('button', { name: buy }).click();
      await chooseSku();
      await sheet.getByRole('button', { name: buy }).click();
    },
    goToCart: () => top.getByRole('button', { name: new RegExp(`^${t.catalog('cart')}`) }).click(),
    openReviews: () =>
      top.getByRole('button', { name: new RegExp(t.catalog('goodRate', { rate: '\\d+' })) }).click(),
  };
};
