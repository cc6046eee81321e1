import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage, openAddress, seeToast } from '../screen.ts';

/** The find tab's videos, and the feed they open in. */
export const video = (phone: Phone) => {
  const { page, t } = phone;
  const top = findTopPage(phone);
  const film = top.locator('video').first();
  return {
    async openFromFind(title: string) {
      await openAddress(phone, 'pages/find');
      await top.getByRole('tab', { name: t.discovery('videos'), exact: true }).click();
      await top.getByRole('link', { name: title }).filter({ visible: true }).click();
    },
    async seePlaying(title: string) {
      await expect(top.getByRole('heading', { name: title })).toBeVisible();
      await expect
        .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0);
    },
    async like() {
      const heart = (count: number) =>
        top
          .locator('[data-video]')
          .first()
          .getByRole('button', { name: t.discovery('likes', { count }) });
      await heart(0).click();
      await expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
    },
    async comment(words: string) {
      await top
        .getByRole('button', { name: t.videos('writeComment') })
        .first()
        .click();
      const sheet = findDialog(phone);
      await sheet.getByRole('button', { name: t.discovery('writeComment') }).click();
      await sheet.getByRole('textbox').fill(words);
      await sheet.getByRole('button', { name: t.discovery('send') }).click();
      await seeToast(phone, t.discovery('commented'));
      await expect(sheet.getByText(words)).toBeVisible();
    },
    /** Back closes the sheet, and the video is still there. */
    async closeSheet() {
      await page.goBack();
      await expect(findDialog(phone)).toBeHidden();
      await expect(film).toBeVisible();
    },
    /** The first of its goods, which has a price in any language. */
    async openGoods() {
      await top.getByRole('button', { name: /¥/ }).first().click();
      await findDialog(phone).getByRole('link', { name: /¥/ }).first().click();
    },
  };
};
