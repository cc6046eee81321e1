import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findTopPage, seeToast } from '../screen.ts';

export const search = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const field = top.getByRole('searchbox', { name: t.catalog('searchHint') });
  const history = top.getByRole('button', { name: t.catalog('clearHistory') });
  const press = () => top.getByRole('button', { name: t.design('search'), exact: true }).click();
  return {
    type: (words: string) => field.fill(words),
    press,
    async searchFor(words: string) {
      await field.fill(words);
      await press();
    },
    async searchForNothing() {
      await field.fill('');
      await press();
      await seeToast(phone, t.catalog('searchEmpty'));
    },
    /** Takes the first suggestion; answers its words. */
    async takeSuggestion(): Promise<string> {
      const first = top
        .getByRole('list', { name: t.catalog('suggestions') })
        .getByRole('button')
        .first();
      const words = (await first.locator('span').first().textContent()) ?? '';
      await first.click();
      return words;
    },
    async seeHistory(words: string) {
      await expect(history).toBeVisible();
      await expect(top.getByRole('button', { name: words, exact: true }).first()).toBeVisible();
    },
    async clearHistory() {
      await history.click();
      await agreeTo(phone, t.catalog('clearHistoryAsk'));
      await expect(history).toBeHidden();
    },
  };
};
