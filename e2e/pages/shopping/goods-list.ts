import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage } from '../screen.ts';

export type ShopKind = 'self' | 'flagship' | 'enterprise' | 'personal';

export const goodsList = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const rows = top
    .getByRole('main')
    .getByRole('link')
    .filter({ has: phone.page.getByRole('heading', { level: 3 }) });
  const openFilter = () =>
    top
      .getByRole('group', { name: t.catalog('sort') })
      .getByRole('button', { name: t.catalog('filter') })
      .click();
  const chip = (kind: ShopKind) =>
    top.getByRole('main').getByRole('button', { name: t.catalog(kind), exact: true });
  return {
    rows,
    seeGoods: () => expect(rows.first()).toBeVisible(),
    openFilter,
    /** The title of a goods in the middle of the screen, once the list stands still: rows come in and out as it moves. */
    async titleInView(): Promise<string> {
      let title = '';
      const middle = () =>
        rows.evaluateAll((links) => {
          const shown = links.find((link) => link.getBoundingClientRect().top > innerHeight / 3);
          return shown?.querySelector('h3')?.textContent ?? '';
        });
      await expect
        .poll(async () => {
          const before = title;
          title = await middle();
          return title !== '' && title === before;
        })
        .toBe(true);
      return title;
    },
    /** Only what is in stock, of one kind of shop. */
    async filterBy(kind: ShopKind) {
      await openFilter();
      const sheet = findDialog(phone);
      const inStock = sheet.getByRole('button', { name: t.catalog('inStockOnly') });
      if ((await inStock.getAttribute('aria-pressed')) !== 'true') await inStock.click();
      await sheet.getByRole('button', { name: t.catalog(kind), exact: true }).click();
      await sheet.getByRole('button', { name: t.catalog('seeGoods') }).click();
      await expect(sheet).toBeHidden();
      await expect(chip(kind)).toHaveAttribute('aria-pressed', 'true');
      await expect(top.locator('[aria-busy=true]')).toHaveCount(0);
    },
    /** Lifts one of the filters by its chip. */
    async removeFilter(kind: ShopKind) {
      await chip(kind).click();
      await expect(chip(kind)).toHaveAttribute('aria-pressed', 'false');
    },
    cheapestFirst: async () => {
      await top.getByRole('button', { name: t.catalog('sortPrice') }).click();
      await expect(top.getByRole('button', { name: t.catalog('priceUp') })).toBeVisible();
      await expect(top.locator('[aria-busy=true]')).toHaveCount(0);
    },
    /** Opens the first goods; answers its title. */
    async openFirst(): Promise<string> {
      const title = (await rows.first().getByRole('heading').textContent()) ?? '';
      await rows.filter({ hasText: title }).first().click();
      return title;
    },
  };
};
