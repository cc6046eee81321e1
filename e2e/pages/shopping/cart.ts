import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const cart = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    seeLine: (title: string) =>
      expect(top.getByRole('checkbox', { name: t.cart('chooseLine', { title }) })).toBeAttached(),
    seeShops: (count: number) =>
      expect(
        top
          .getByRole('main')
          .getByRole('heading', { level: 2 })
          .filter({ has: phone.page.getByRole('link') }),
      ).toHaveCount(count),
    increaseFirst: () =>
      top
        .getByRole('button', { name: t.design('increase') })
        .first()
        .click(),
    seeNumberOfFirst: (number: number) =>
      expect(top.getByRole('group', { name: t.design('quantity') }).first()).toContainText(String(number)),
    async chooseAll() {
      const all = top.getByRole('checkbox', { name: t.cart('all'), exact: true });
      await all.check({ force: true });
    },
    settle: (count: number) => top.getByRole('button', { name: t.cart('settle', { count }) }).click(),
    seeEmpty: () => expect(top.getByRole('heading', { name: t.cart('empty') })).toBeVisible(),
  };
};
