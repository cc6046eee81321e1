/** Importing a table of goods, in a shop's console. */
import { expect, type Phone } from '../../market-test.ts';

export function goodsImport({ page, t }: Phone) {
  const report = page.getByRole('region', { name: t.imports('report') });
  return {
    async upload(name: string, table: string) {
      await page.goto('/console/seller/imports');
      const buffer = Buffer.from(table);
      await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer });
      await expect(page.getByRole('heading', { name })).toBeVisible();
    },
    /** The first of each level, down to one that goods can be in. */
    async chooseCategory() {
      await page.getByLabel(t.imports('category'), { exact: true }).first().click();
      const menus = page.locator('.ant-cascader-menu');
      const getFirst = (level: number) => menus.nth(level).locator('.ant-cascader-menu-item').first();
      const opensMore = page.locator('.ant-cascader-menu-item-expand-icon');
      // until the categories are there the first level says that there are none
      await expect(getFirst(0).filter({ has: opensMore })).toBeVisible();
      for (let level = 0, isLeaf = false; !isLeaf; level += 1) {
        await expect(getFirst(level)).toBeVisible();
        isLeaf = (await getFirst(level).filter({ has: opensMore }).count()) === 0;
        await getFirst(level).click();
      }
    },
    tryIt: () => page.getByRole('button', { name: t.imports('dryRun') }).click(),
    async importIt() {
      await page.getByRole('button', { name: t.imports('start') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t.imports('start') }).click();
      await expect(dialog).toBeHidden();
    },
    report,
    stage: (stage: 'checked' | 'done') => page.getByText(t.imports(`stage_${stage}`), { exact: true }),
    outcome: (outcome: 'created' | 'unchanged' | 'refused', number: number) =>
      report.getByRole('tab', { name: new RegExp(`^${t.imports(`outcome_${outcome}`)}\\s*${number}$`) }),
  };
}
