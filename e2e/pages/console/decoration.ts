import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

/** The home page of a shop, as its staff lays it out. */
export const decoration = ({ page, t: { editor: t } }: Phone) => ({
  /** Puts a list of the shop's goods on the page, under these words. */
  async addGoodsList(title: string) {
    await page
      .getByRole('region', { name: t('palette') })
      .getByRole('button', { name: t('block_goods_list') })
      .click();
    for (const language of ['in_zh', 'in_en'] as const)
      await page.getByRole('textbox', { name: `${t('title')} ${t(language)}` }).fill(title);
  },
  async publish() {
    await page.getByRole('button', { name: t('publish'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('publish') })
      .click();
    await hear(page, t('published'));
    await expect(page.getByText(t('allPublished'))).toBeVisible();
  },
});
