import { expect, type Phone } from '../../market-test.ts';
import { findTopPage, seeToast } from '../screen.ts';

export const profile = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    see: () => expect(top.getByText(t.identity('perfectHint'))).toBeVisible(),
    /** Gives the person a name and saves it. */
    async call(nickname: string) {
      await top.getByRole('textbox', { name: t.identity('label.nickname') }).fill(nickname);
      await top.getByRole('button', { name: t.identity('save') }).click();
      await seeToast(phone, t.identity('saved'));
    },
  };
};
