import { expect, type Phone } from '../../market-test.ts';

/** The applications for shops, as the operator decides them. */
export const applications = ({ page, t: { marketShops: t } }: Phone) => ({
  async find(name: string) {
    await page.goto(`/console/platform/applications?keyword=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  },
  async lookAtDocument() {
    await page.getByRole('button', { name: `${t('look')} ${t('doc_id_front')}` }).click();
    await expect(page.getByRole('img', { name: t('doc_id_front') })).toBeVisible();
  },
  async approve() {
    await page.getByRole('button', { name: t('approveDo') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('approveDo') })
      .click();
    await expect(page.getByText(t('noneWaits'))).toBeVisible();
  },
});
