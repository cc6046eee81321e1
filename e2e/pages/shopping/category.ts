import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const category = (phone: Phone) => {
  const top = findTopPage(phone);
  const rail = top.getByRole('navigation', { name: phone.t.catalog('categories') });
  return {
    /** Chooses a top category by its place. */
    async choose(place: number) {
      const button = rail.getByRole('button').nth(place);
      await button.click();
      await expect(button).toHaveAttribute('aria-current', 'true');
    },
    /** Opens everything of the first branch; answers its name. */
    async openFirstBranch(): Promise<string> {
      const name =
        (await top.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? '';
      await top.getByRole('link', { name: phone.t.catalog('allOf', { name }) }).click();
      return name;
    },
  };
};
