/** The list in which staff read and answer what people say of the app. */
import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

export const feedbackList = ({ page, t }: Phone) => {
  const text = t.opinions;
  const drawer = page.getByRole('dialog');
  return {
    async open(words: string) {
      await page.goto('/console/platform/feedback');
      await page.getByRole('button', { name: `${text('answer')} ${words}` }).click();
      await expect(drawer.getByText(words)).toBeVisible();
      await expect(drawer.getByRole('img').nth(1)).toBeVisible();
    },
    async answer(answer: string) {
      await drawer.getByRole('textbox', { name: text('answerLabel') }).fill(answer);
      await drawer.getByRole('button', { name: text('send'), exact: true }).click();
      await hear(page, text('sent'));
    },
  };
};
