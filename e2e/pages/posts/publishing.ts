/** Where a post is written, and the list of one's own. */
import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage, openAddress, pressOnceReady } from '../screen.ts';

export type Picture = { name: string; mimeType: string; buffer: Buffer };

export const publishing = (phone: Phone) => {
  const { page, t } = phone;
  const text = t.publishing;
  const top = findTopPage(phone);
  const press = (name: string) => top.getByRole('button', { name, exact: true }).click();
  const tiles = top.locator('[data-tile]');
  return {
    open: () => openAddress(phone, 'pages/apps/find/user/add'),
    async addPictures(pictures: Picture[]) {
      await top.getByLabel(text('addPicture')).setInputFiles(pictures);
      await expect(tiles).toHaveCount(pictures.length);
      // the market draws each in several sizes, which a busy machine takes long for
      await expect(top.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
    },
    /** By the keyboard, one place on. */
    async moveOn(number: number) {
      await tiles.nth(number - 1).press('ArrowRight');
      await expect(tiles.nth(number)).toBeFocused();
    },
    async write({ title, content }: { title: string; content: string }) {
      await top.getByLabel(text('title'), { exact: true }).fill(title);
      await top.getByLabel(text('content'), { exact: true }).fill(content);
    },
    async addGoods(title: string) {
      await press(text('addGoods'));
      const picker = findDialog(phone);
      await picker.getByRole('searchbox').fill(title);
      await page.keyboard.press('Enter');
      const choice = picker.getByRole('checkbox', { name: text('chooseGoods', { title }) }).first();
      await choice.locator('xpath=ancestor::label').click();
      await picker.getByRole('button', { name: text('done'), exact: true }).click();
    },
    async saveDraft() {
      await press(text('close'));
      await findDialog(phone)
        .getByRole('button', { name: text('leaveSave') })
        .click();
    },
    async goOnWithDraft() {
      await press(text('goOn'));
    },
    seeWritten: (content: string) =>
      expect(top.getByLabel(text('content'), { exact: true })).toHaveValue(content),
    seePictures: (count: number) => expect(tiles).toHaveCount(count),
    publish: () => pressOnceReady(top.getByRole('button', { name: text('publish'), exact: true })),
    seeWaiting: () => expect(top.getByText(text('success.reviewing'), { exact: true })).toBeVisible(),
    seeShown: () => expect(top.getByText(text('success.shown'), { exact: true })).toBeVisible(),
    toMine: () => press(text('mine')),
  };
};

export const profile = (phone: Phone) => {
  const { t } = phone;
  const text = t.profiles;
  const top = findTopPage(phone);
  const card = (title: string) => top.getByRole('article').filter({ hasText: title });
  return {
    openOwn: () => openAddress(phone, 'pages/apps/find/user'),
    openOf: (id: number) => openAddress(phone, `pages/apps/find/user?id=${id}`),
    seeState: (title: string, state: 'reviewing' | 'shown' | 'refused') =>
      expect(card(title).getByText(text(`state.${state}`), { exact: true })).toBeVisible(),
    seePost: (title: string) => expect(card(title)).toBeVisible(),
    async follow() {
      await top.getByRole('button', { name: text('standing.none'), exact: true }).click();
      await expect(top.getByRole('button', { name: text('standing.followed'), exact: true })).toBeVisible();
    },
    openPost: (title: string) => card(title).getByText(title).click(),
    openFans: () => top.getByRole('link', { name: new RegExp(`${text('fans')}$`) }).click(),
    async followBack(name: string) {
      const line = top.getByText(name, { exact: true }).locator('xpath=ancestor::div[.//button][1]');
      await line.getByRole('button', { name: text('standing.fan'), exact: true }).click();
      await expect(line.getByRole('button', { name: text('standing.mutual'), exact: true })).toBeVisible();
    },
  };
};

/** A post that was opened: what readers do about it. */
export const openedPost = (phone: Phone) => {
  const { t } = phone;
  const text = t.discovery;
  const top = findTopPage(phone);
  return {
    see: (title: string) => expect(top.getByRole('heading', { name: title })).toBeVisible(),
    async like() {
      const heart = top.getByRole('button', { name: text('likes', { count: 0 }), exact: true });
      await heart.click();
      await expect(
        top.getByRole('button', { pressed: true, name: text('likes', { count: 1 }) }),
      ).toBeVisible();
    },
    async comment(words: string) {
      await top.getByRole('button', { name: text('writeComment') }).click();
      await top.getByRole('textbox', { name: text('writeComment') }).fill(words);
      await top.getByRole('button', { name: text('send'), exact: true }).click();
      await expect(top.getByText(words, { exact: true })).toBeVisible();
    },
    async reply(to: { name: string; words: string }, words: string) {
      const said = top.getByRole('article').filter({ hasText: to.words });
      await said
        .getByRole('button', { name: text('reply'), exact: true })
        .first()
        .click();
      await top.getByRole('textbox', { name: text('replyTo', { name: to.name }) }).fill(words);
      await top.getByRole('button', { name: text('send'), exact: true }).click();
      await expect(top.getByText(words)).toBeVisible();
    },
    seeComment: (words: string) => expect(top.getByText(words)).toBeVisible(),
  };
};
