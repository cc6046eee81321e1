import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findDialog, findTopPage, seeToast } from '../screen.ts';

export type NewCard = { name: string; number: string; mobile: string };

export const accounts = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const findCard = (digits: string) => top.getByRole('button').filter({ hasText: digits });
  return {
    /** Whether there are others already or not, the way to the form has the same name. */
    add: () =>
      top
        .getByRole('link', { name: t.wallet('addAccount') })
        .or(top.getByRole('button', { name: t.wallet('addAccount') }))
        .click(),
    async fillCard({ name, number, mobile }: NewCard) {
      await top.getByRole('textbox', { name: t.wallet('name') }).fill(name);
      await top.getByRole('textbox', { name: t.wallet('account') }).pressSequentially(number);
      await expect(top.getByText(t.wallet('recognised'), { exact: true })).toBeVisible();
      await top.getByRole('textbox', { name: t.wallet('phone') }).fill(mobile);
    },
    async save() {
      await top.getByRole('checkbox', { name: t.identity('agree') }).check({ force: true });
      await top.getByRole('button', { name: t.wallet('save') }).click();
      await seeToast(phone, t.wallet('saved'));
    },
    see: (digits: string) => expect(findCard(digits)).toBeVisible(),
    open: (digits: string) => findCard(digits).click(),
    async remove(password: string) {
      await top.getByRole('button', { name: t.wallet('remove'), exact: true }).click();
      await agreeTo(phone, t.wallet('removeAsk'));
      await findDialog(phone).getByLabel(t.payments('password')).fill(password);
      await seeToast(phone, t.wallet('removed'));
    },
    seeGone: (digits: string) => expect(findCard(digits)).toHaveCount(0),
  };
};
