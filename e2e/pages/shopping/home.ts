import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const home = (phone: Phone) => {
  const top = findTopPage(phone);
  return {
    async open() {
      await phone.page.goto('/');
      await this.see();
    },
    see: () => expect(top.getByRole('region', { name: phone.t.content('banner') })).toBeVisible(),
    /** Scrolls down to the feed until goods are seen. */
    async lookAround() {
      const card = top.getByRole('link').filter({ has: phone.page.getByRole('heading', { level: 3 }) });
      await card.first().scrollIntoViewIfNeeded();
      await expect(card.first()).toBeVisible();
    },
    search: () => top.getByRole('banner').getByRole('link').first().click(),
  };
};
