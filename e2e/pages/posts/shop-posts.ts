/** The posts of a shop, as its staff write them in the console. */
import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';
import { picture } from '../console/apply.ts';

type Words = { title: string; content: string };

export const shopPosts = ({ page, t }: Phone) => {
  const text = t.posts;
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  return {
    async write({ title, content }: Words, goods: string) {
      await page.goto('/console/seller/posts/new');
      await page.locator('input[type=file]').setInputFiles(picture);
      await expect(page.getByRole('button', { name: t.conflict('removePicture') })).toBeAttached();
      await page.getByLabel(text('title'), { exact: true }).fill(title);
      await page.getByRole('textbox', { name: text('content') }).fill(content);
      await page.getByRole('combobox', { name: t.choice('add') }).fill(goods);
      await page.locator('.ant-select-item-option').filter({ hasText: goods }).first().click();
      await expect(page.getByRole('button', { name: t.choice('remove', { name: goods }) })).toBeVisible();
      await page.getByRole('button', { name: text('publish'), exact: true }).click();
      await hear(page, text('sentToReview'));
    },
    async seeRefused(title: string, reason: string) {
      await page.goto('/console/seller/posts?state=refused');
      await expect(row(title)).toContainText(reason);
    },
    async rewrite(title: string, content: string) {
      await row(title)
        .getByRole('link', { name: text('edit') })
        .click();
      const save = page.getByRole('button', { name: text('savePost'), exact: true });
      // the list has a box of its own for words of the text
      await expect(save).toBeVisible();
      await page.getByRole('textbox', { name: text('content') }).fill(content);
      await save.click();
      await hear(page, text('sentToReview'));
    },
    async seeShown(title: string) {
      await page.goto('/console/seller/posts?state=shown');
      await expect(row(title)).toContainText(text('state_shown'));
    },
    async answerTakeDown(title: string, reason: string, answer: string) {
      await page.goto('/console/seller/posts?state=taken_down');
      await expect(row(title)).toContainText(reason);
      await row(title)
        .getByRole('button', { name: text('answer') })
        .click();
      await page.getByRole('dialog').getByRole('textbox').fill(answer);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('answerSend') })
        .click();
      await hear(page, text('answerSent'));
    },
  };
};
