import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const shop = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    see: (name: string) => expect(top.getByRole('heading', { level: 1, name })).toBeAttached(),
    async follow() {
      await top.getByRole('button', { name: t.shops('follow'), exact: true }).click();
      await expect(top.getByRole('button', { name: t.shops('followed') })).toBeVisible();
    },
    async seeCategories() {
      await top.getByRole('button', { name: t.shops('categories') }).click();
      await expect(top.getByRole('link', { name: t.shops('allOf', { name: '' }) }).first()).toBeVisible();
    },
  };
};
