import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';
import { choose } from './controls.ts';

/** What a new goods has to have before it is saved. */
export type NewGoods = {
  title: string;
  titleEn: string;
  category: string;
  picture: { name: string; mimeType: string; buffer: Buffer };
  price: string;
  stock: string;
  freight: RegExp;
};

/** The editor of a goods in the console, and the dialog shown when a colleague saved meanwhile. */
export const goodsEditor = ({ page, t }: Phone) => {
  const title = page.getByLabel(t.selling('title'), { exact: true });
  const titleEn = page.getByLabel(t.selling('titleEn'), { exact: true });
  const price = page.getByRole('textbox', { name: new RegExp(`^${t.selling('priceColumn')} `) });
  const stock = page.getByRole('textbox', { name: new RegExp(`^${t.selling('stockColumn')} `) });
  const question = page.getByRole('dialog').filter({ hasText: t.conflict('conflictTitle') });
  const differing = question.getByRole('radiogroup');
  const row = (field: string) => question.getByRole('radiogroup', { name: field, exact: true });
  return {
    title,
    async open(id: number) {
      await page.goto(`/console/seller/goods/${id}`);
      await expect(title).toBeVisible();
    },
    /** On a phone nothing can be typed, and the page says why. */
    async seeReadOnly() {
      await expect(page.getByText(t.console('viewOnly'))).toBeVisible();
      await expect(title).toBeDisabled();
      await expect(page.getByRole('button', { name: t.selling('publishChanges') })).toBeHidden();
    },
    seeHandledBy: (name: string) =>
      expect(page.getByText(t.conflict('handledByOne', { name }))).toBeVisible(),
    seeEntitled: (words: string) => expect(title).toHaveValue(words),
    entitle: (words: string) => title.fill(words),
    entitleInEnglish: (words: string) => titleEn.fill(words),
    reprice: (amount: string) => price.fill(amount),
    /** A goods of one sku, in the first category found by its name. */
    async fillIn(goods: NewGoods) {
      await title.fill(goods.title);
      await titleEn.fill(goods.titleEn);
      const category = page.getByRole('combobox', { name: t.selling('category') });
      await category.fill(goods.category);
      const found = page.locator('.ant-cascader-dropdown').getByRole('menuitemcheckbox');
      await found.filter({ hasText: goods.category }).first().click();
      await expect(category).not.toHaveAttribute('aria-expanded', 'true');
      await page.locator('input[type=file]').first().setInputFiles(goods.picture);
      await expect(page.getByRole('img', { name: t.selling('pictureNo', { n: 1 }) })).toBeVisible();
      await price.fill(goods.price);
      await stock.fill(goods.stock);
      await choose(page.getByRole('combobox', { name: t.selling('freight') }), goods.freight);
    },
    async storeAway() {
      await page.getByText(t.selling('stateOff'), { exact: true }).click();
      await page.getByRole('button', { name: t.selling('storeAway') }).click();
      await hear(page, t.selling('stored'));
      await expect(page).toHaveURL(/\/seller\/goods$/);
    },
    publish: () => page.getByRole('button', { name: t.selling('publishChanges') }).click(),
    /** Once it is saved the list of goods is there. */
    async seePublished() {
      await hear(page, t.selling('published'));
      await expect(page).toHaveURL(/\/seller\/goods$/);
    },
    async seeDiffering(...fields: string[]) {
      await expect(question).toBeVisible();
      await expect(differing).toHaveCount(fields.length);
      for (const [at, field] of fields.entries()) {
        await expect(differing.nth(at)).toHaveAccessibleName(field);
        await expect(differing.nth(at).getByText(field, { exact: true })).toBeVisible();
      }
    },
    /** The two values of a field, one's own first, and which of them is kept by default. */
    async seeSides(field: string, mine: string, theirs: string, kept: 'mine' | 'theirs') {
      await expect(row(field).locator('[data-lines]')).toHaveText([mine, theirs]);
      await expect(
        row(field)
          .getByRole('radio')
          .nth(kept === 'mine' ? 0 : 1),
      ).toBeChecked();
    },
    keepTheirs: (field: string) => row(field).getByRole('radio').nth(1).check(),
    async goOnEditing() {
      await question.getByRole('button', { name: t.conflict('keepEditing') }).click();
      await expect(question).toBeHidden();
    },
    saveChosen: () => question.getByRole('button', { name: t.conflict('saveChosen') }).click(),
  };
};
