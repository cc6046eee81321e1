/** The review of posts, and what people report of them, as the operator decides. */
import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

export const postReview = ({ page, t }: Phone) => {
  const text = t.posts;
  const panel = page.getByRole('complementary');
  return {
    async open(title: string) {
      await page.goto('/console/platform/posts');
      await page.getByRole('article').filter({ hasText: title }).getByRole('button').click();
      await expect(panel.getByText(title).first()).toBeVisible();
    },
    seeMarked: (word: string) =>
      expect(panel.locator('mark').filter({ hasText: word }).first()).toBeVisible(),
    /** With the words of the second reason that is offered, chosen by its number. */
    async refuseByKeys() {
      await page.keyboard.press('2');
      await expect(panel.getByRole('textbox', { name: text('reason') })).toHaveValue(
        text('reasonWords_advert'),
      );
      await page.keyboard.press('Control+Enter');
      await hear(page, text('refused', { n: 1 }));
    },
    async approveByKey() {
      await page.keyboard.press('a');
      await hear(page, text('approved', { n: 1 }));
    },
    /** Of a post that is complained about: what is decided answers all who did. */
    async takeDownReported(title: string, { answer, notice }: { answer: string; notice: string }) {
      const cases = t.cases;
      await page.goto('/console/platform/posts/reports');
      await page.getByRole('button').filter({ hasText: title }).first().click();
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await panel.getByRole('checkbox', { name: cases('measure_take_down') }).check();
      await panel.getByRole('textbox', { name: cases('answer') }).fill(answer);
      await panel.getByRole('textbox', { name: cases('notice') }).fill(notice);
      const name = cases('decideWith', { measures: cases('measure_take_down') });
      await panel.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await hear(page, cases('decided'));
    },
    async seeAnswer(title: string, answer: string) {
      await page.goto('/console/platform/posts?answered=1');
      await page.getByRole('article').filter({ hasText: title }).getByRole('button').click();
      await expect(panel.getByText(answer)).toBeVisible();
    },
    async showAgain() {
      await panel.getByRole('button', { name: text('showAgain') }).click();
      await hear(page, text('approved', { n: 1 }));
    },
  };
};
