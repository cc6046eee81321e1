import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findTopPage } from '../screen.ts';

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
    /** Nothing is typed: what the bar proposes is searched. */
    async searchForHint() {
      await field.fill('');
      await press();
    },
    /** Takes the first suggestion for what was typed, not for what stood there before; answers its words. */
    async takeSuggestion(typed: string): Promise<string> {
      const list = top.getByRole('list', { name: t.catalog('suggestions') });
      const suggestions = list.getByRole('button').filter({ hasText: typed });
      const words = (await suggestions.first().locator('span').first().textContent()) ?? '';
      await suggestions.filter({ hasText: words }).first().click();
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
