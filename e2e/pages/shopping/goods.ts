import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage, seeTitle, seeToast } from '../screen.ts';

export const goods = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const sheet = findDialog(phone);
  const add = t.catalog('addToCart');
  const buy = t.catalog('buyNow');
  /** A goods that groups buy has its own words for buying it alone. */
  const either = (usual: string, beside: string) => new RegExp(`^${usual}$|${beside}$`);

  /** Chooses the first value that can be had of each spec, unless one is chosen. */
  async function chooseSku(): Promise<void> {
    await expect(sheet.getByRole('button', { name: t.design('increase') })).toBeVisible();
    for (const spec of await sheet.locator('fieldset').all()) {
      if ((await spec.locator('[aria-pressed=true]').count()) > 0) continue;
      await spec.locator('button:enabled').first().click();
    }
  }
  return {
    see: (title: string) => seeTitle(phone, title),
    seeOffSale: () => expect(top.getByRole('button', { name: t.catalog('offSale') })).toBeVisible(),
    seeOnSale: () => expect(top.getByRole('button', { name: buy, exact: true })).toBeEnabled(),
    async addToCart() {
      await top.getByRole('button', { name: either(add, t.catalog('addShort')) }).click();
      await chooseSku();
      await sheet.getByRole('button', { name: add }).click();
      await seeToast(phone, t.catalog('added'));
    },
    async buyNow() {
      await top.getByRole('button', { name: either(buy, t.catalog('buyAlone')) }).click();
      await chooseSku();
      await sheet.getByRole('button', { name: buy }).click();
    },
    async openTeam() {
      await top.getByRole('button', { name: new RegExp(t.catalog('openTeam')) }).click();
      await chooseSku();
      await sheet.getByRole('button', { name: new RegExp(t.catalog('openTeam')) }).click();
    },
    /** The choice has risen by itself: who comes from a team is here to join it. */
    async joinTeam() {
      await chooseSku();
      await sheet.getByRole('button', { name: new RegExp(`${t.catalog('joinTeam')}$`) }).click();
    },
    openCoupons: () => top.getByRole('button', { name: new RegExp(`^${t.catalog('offersLabel')}`) }).click(),
    goToCart: () => top.getByRole('button', { name: new RegExp(`^${t.catalog('cart')}`) }).click(),
    openReviews: () =>
      top.getByRole('button', { name: new RegExp(t.catalog('goodRate', { rate: '\\d+' })) }).click(),
  };
};
