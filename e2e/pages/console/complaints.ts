/** The queue in which staff answer what people complain about. */
import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

export const complaintQueue = ({ page, t }: Phone) => {
  const text = t.cases;
  return {
    async open(target: string) {
      await page.goto('/console/platform/complaints');
      await page.getByRole('button').filter({ hasText: target }).first().click();
    },
    seeWords: (words: string) => expect(page.getByText(words).first()).toBeVisible(),
    async dismiss(answer: string) {
      const name = text('decide_dismissed');
      await page.getByText(text('side_dismissed'), { exact: true }).click();
      await page.getByRole('textbox', { name: text('answer') }).fill(answer);
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await hear(page, text('decided'));
    },
  };
};
