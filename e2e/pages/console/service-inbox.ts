/** The inbox at which the platform's agents answer. */
import { expect, type Phone } from '../../market-test.ts';

export const serviceInbox = ({ page, t }: Phone) => {
  const text = t.inbox;
  return {
    async open(words: string) {
      await page.goto('/console/platform/support');
      await page.getByRole('button').filter({ hasText: words }).first().click();
    },
    take: () => page.getByRole('button', { name: text('take'), exact: true }).click(),
    seeSaid: (words: string) => expect(page.getByRole('log').getByText(words).last()).toBeVisible(),
    async reply(words: string) {
      const field = page.getByRole('textbox', { name: text('reply') });
      await field.fill(words);
      await field.press('Enter');
      await expect(page.getByRole('log').getByText(words)).toBeVisible();
    },
    async end() {
      await page.getByRole('button', { name: text('end'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('end'), exact: true })
        .click();
      await expect(page.getByText(text('event_closed')).last()).toBeVisible();
    },
  };
};
