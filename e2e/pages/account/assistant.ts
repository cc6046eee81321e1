/** The service assistant, and the person behind it. */
import { expect, type Phone } from '../../market-test.ts';
import { findTopPage, openAddress } from '../screen.ts';

export const assistant = (phone: Phone) => {
  const { page, t } = phone;
  const text = t.support;
  const log = () => findTopPage(phone).getByRole('log');
  return {
    open: () => openAddress(phone, 'pages/user/service'),
    async ask(words: string) {
      const field = findTopPage(phone).getByRole('textbox');
      await field.fill(words);
      await field.press('Enter');
      await expect(log().getByText(words, { exact: true }).first()).toBeVisible();
    },
    seeAnswer: (words: string | RegExp) => expect(log().getByText(words).last()).toBeVisible(),
    seeSource: () =>
      expect(
        log()
          .getByRole('button', { name: text('original') })
          .last(),
      ).toBeVisible(),
    async rateHelpful() {
      await log()
        .getByRole('button', { name: text('helpful') })
        .last()
        .click();
      await expect(
        log()
          .getByRole('button', { name: text('helpful') })
          .last(),
      ).toHaveAttribute('aria-pressed', 'true');
    },
    askForPerson: () =>
      findTopPage(phone)
        .getByRole('button', { name: text('toPerson') })
        .click(),
    seePlace: (place: number) => expect(findTopPage(phone).getByText(text('place', { place }))).toBeVisible(),
    seeEnded: () => expect(log().getByText(text('event.closed')).last()).toBeVisible(),
    reload: () => page.reload(),
  };
};
