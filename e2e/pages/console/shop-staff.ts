import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';
import { password } from '../../people.ts';
import { choose } from './controls.ts';

/** Who works in a shop. */
export const shopStaff = ({ page, t: { people: t, conflict: design } }: Phone) => {
  const drawer = page.getByRole('dialog', { name: t('newStaff') });
  return {
    async takeOn({ name, account, role }: { name: string; account: string; role: RegExp }) {
      await page
        .getByRole('button', { name: t('newStaff') })
        .first()
        .click();
      await drawer.getByLabel(t('name'), { exact: true }).fill(name);
      await drawer.getByLabel(t('account')).fill(account);
      await choose(drawer.getByRole('combobox', { name: t('role') }), role);
      await drawer.getByLabel(t('password')).fill(password);
      await drawer.getByRole('button', { name: design('save') }).click();
      await hear(page, design('saved'));
      await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    },
  };
};
