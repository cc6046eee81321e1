import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findDialog, findTopPage, seeToast } from '../screen.ts';

export const chat = (phone: Phone) => {
  const { page, t } = phone;
  const top = findTopPage(phone);
  const log = top.getByRole('log', { name: t.chat('messages') });
  const words = top.getByRole('textbox', { name: t.chat('write') });
  return {
    see: (text: string) => expect(log.getByText(text, { exact: true })).toBeVisible(),
    /** The words of every message, from the first to the last. */
    readAll: (pattern: RegExp) => log.getByText(pattern).allTextContents(),
    async write(text: string) {
      await words.fill(text);
      await top.getByRole('button', { name: t.chat('sendIt'), exact: true }).click();
      await expect(words).toHaveValue('');
    },
    seeSent: (text: string) => expect(log.locator('[data-message]').filter({ hasText: text })).toBeVisible(),
    seeWaiting: (count: number) =>
      expect(log.getByRole('button', { name: t.chat('notSent') })).toHaveCount(count),
    seeTyping: () => expect(top.getByText(t.chat('typing'))).toBeVisible(),
    seeRead: () => expect(log.getByText(t.chat('read'), { exact: true })).toBeVisible(),
    /** What the page was opened from. */
    sendOffered: (title: string) =>
      top
        .getByRole('region', { name: t.chat('beingSeen') })
        .filter({ hasText: title })
        .getByRole('button', { name: t.chat('toShop') })
        .click(),
    seeGoods: (title: string) =>
      expect(log.locator('[data-message]').getByRole('link', { name: title })).toBeVisible(),
    async sendPicture(file: { name: string; mimeType: string; buffer: Buffer }) {
      await top.getByRole('button', { name: t.chat('moreWays') }).click();
      await top.getByLabel(t.chat('picture'), { exact: true }).setInputFiles(file);
    },
    async openPicture() {
      const name = t.design('seePicture', { number: '' }).trim();
      await log.locator('[data-message]').getByRole('button', { name }).last().click();
      await expect(findDialog(phone).getByText(/^\d+ ?\/ ?\d+$/)).toBeVisible();
      await findDialog(phone)
        .getByRole('button', { name: t.design('close') })
        .click();
      await expect(findDialog(phone)).toBeHidden();
    },
    /** Held until the recording has lasted long enough. */
    async sayHolding() {
      await top.getByRole('button', { name: t.chat('voice'), exact: true }).click();
      const hold = top.getByRole('button', { name: t.chat('holdToTalk') });
      await hold.hover();
      await page.mouse.down();
      await expect(top.getByText(t.chat('recording', { seconds: 1 }))).toBeVisible();
      await page.mouse.up();
      await top.getByRole('button', { name: t.chat('keyboard') }).click();
    },
    playVoice: async () => {
      const name = new RegExp(t.chat('playVoice', { seconds: '\\d+' }));
      await log.locator('[data-message]').getByRole('button', { name }).last().click();
    },
    async recall(text: string) {
      await log.getByText(text, { exact: true }).click({ button: 'right' });
      await findDialog(phone)
        .getByRole('button', { name: t.chat('recall') })
        .click();
      await seeToast(phone, t.chat('recalled'));
      await expect(log.getByText(t.chat('ownRecalled'))).toBeVisible();
    },
    async clear() {
      await top.getByRole('button', { name: t.chat('menu') }).click();
      await findDialog(phone)
        .getByRole('button', { name: t.chat('clear') })
        .click();
      await agreeTo(phone, t.chat('clearAsk'));
      await seeToast(phone, t.chat('cleared'));
    },
  };
};

/** The conversations of the message centre. */
export const conversations = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const row = (shop: string) => top.getByRole('link', { name: shop });
  return {
    seeUnread: (shop: string, count: number, last: string) =>
      expect(row(shop).filter({ hasText: last })).toContainText(t.chat('unread', { count })),
    open: (shop: string) => row(shop).click(),
    async delete(shop: string) {
      await top.getByRole('button', { name: t.chat('deleteTo', { name: shop }) }).click();
      await agreeTo(phone, t.chat('deleteAsk', { name: shop }));
      await expect(row(shop)).toHaveCount(0);
    },
    async find(keyword: string, found: string) {
      await top.getByRole('button', { name: t.chat('search') }).click();
      await findDialog(phone).getByRole('searchbox').fill(keyword);
      await findDialog(phone).getByRole('link').filter({ hasText: found }).click();
    },
  };
};
