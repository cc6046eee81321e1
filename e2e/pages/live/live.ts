import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage, openAddress, seeToast } from '../screen.ts';

/** A live as it is watched, its end and its replay. */
export const live = (phone: Phone) => {
  const { page, t } = phone;
  const top = findTopPage(phone);
  const film = top.locator('video').first();
  const sheet = findDialog(phone);
  const playedTo = () => film.evaluate((element: HTMLVideoElement) => element.currentTime);

  async function choose(action: string): Promise<void> {
    await expect(sheet.getByRole('button', { name: t.design('increase') })).toBeVisible();
    await sheet.getByRole('button', { name: action }).click();
  }
  return {
    open: (id: number) => openAddress(phone, `pages/apps/find/details/live?id=${id}`),
    seePlaying: () => expect.poll(playedTo).toBeGreaterThan(0),
    async say(words: string) {
      await top.getByRole('textbox', { name: t.live('say') }).fill(words);
      await page.keyboard.press('Enter');
      await expect(top.getByText(words)).toBeVisible();
    },
    /** What the host shows now, in a sheet over the live. */
    async buyPinned(title: string) {
      await top.getByRole('button', { name: t.live('explained', { title }) }).click();
      await choose(t.catalog('buyNow'));
    },
    seeEnd: () => expect(top.getByRole('heading', { name: t.live('over.title') })).toBeVisible(),
    async watchReplay() {
      await top.getByRole('button', { name: t.live('watchReplay') }).click();
      await expect.poll(playedTo).toBeGreaterThan(0);
    },
    /** Goes to the second from which goods were shown, and finds them beside what was said. */
    async buyShownAt(second: number, title: string, words: string) {
      await film.evaluate((element: HTMLVideoElement, at) => {
        element.currentTime = at;
      }, second);
      const card = top.getByRole('article', { name: t.live('explained', { title }) });
      await card.getByRole('button', { name: t.live('look') }).click();
      await choose(t.catalog('addToCart'));
      await seeToast(phone, t.catalog('added'));
      await expect(top.getByText(words)).toBeVisible();
    },
  };
};
