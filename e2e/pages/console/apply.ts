/** The page of the console on which someone asks for a shop. */
import { expect } from '@playwright/test';
import type { Phone } from '../../market-test.ts';
import { codeSentBy } from '../../people.ts';

export type Wish = { name: string; account: string; password: string };

/** The smallest picture there is. */
export const picture = {
  name: 'document.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

export const apply = ({ page, t: { marketShops: t, conflict: design } }: Phone) => ({
  async open() {
    await page.goto('/console/apply');
  },
  async enterBy(mobile: string) {
    await page.getByLabel(t('mobile')).fill(mobile);
    const code = await codeSentBy(mobile, () =>
      page.getByRole('button', { name: design('getSmsCode') }).click(),
    );
    await page.getByLabel(design('smsCode')).fill(code);
    await page.getByRole('checkbox', { name: t('agree') }).check();
    await page.getByRole('button', { name: t('next') }).click();
  },
  async askFor({ name, account, password }: Wish) {
    await page.getByText(t('type_personal'), { exact: true }).click();
    const lines: [Parameters<typeof t>[0] & ('name' | 'nameEn' | 'city' | 'cityEn'), string][] = [
      ['name', name],
      ['nameEn', `${account} shop`],
      ['city', '杭州'],
      ['cityEn', 'Hangzhou'],
    ];
    for (const [field, text] of lines) await page.getByLabel(t(field), { exact: true }).fill(text);
    await page.getByLabel(t('business')).fill('手工饰品');
    await page.getByLabel(t('idNumber')).fill('33010619900101123X');
    await page.getByLabel(t('contact')).fill('林青');
    await page.getByLabel(t('account'), { exact: true }).fill(account);
    await page.getByLabel(t('password')).fill(password);
    for (const one of [t('logo'), t('doc_id_front'), t('doc_id_back')]) {
      await page.getByLabel(`${t('upload')} · ${one}`).setInputFiles(picture);
      await expect(page.getByLabel(`${t('replace')} · ${one}`)).toBeAttached();
    }
    await page.getByRole('button', { name: t('submit') }).click();
  },
  async seeThatItWaits() {
    await expect(page.getByText(t('pendingTitle'))).toBeVisible();
  },
  goToConsole: () => page.getByRole('button', { name: t('toConsole') }).click(),
});
