import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

/** A shop's freight templates. */
export const freight = ({ page, t: { freight: t, conflict: design } }: Phone) => {
  const drawer = page.getByRole('dialog', { name: t('newTemplate') });
  return {
    async addFree(name: string) {
      await page
        .getByRole('button', { name: t('newTemplate') })
        .first()
        .click();
      await drawer.getByLabel(t('name')).fill(name);
      await drawer.getByText(t('kind_free'), { exact: true }).click();
      await drawer.getByRole('button', { name: design('save') }).click();
      await hear(page, design('saved'));
      await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    },
  };
};
