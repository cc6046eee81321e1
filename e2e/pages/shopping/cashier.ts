import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, chooseRadio, findDialog, findTopPage } from '../screen.ts';

export const cashier = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const pay = () => top.getByRole('button', { name: t.payments('pay', { amount: '' }).trim() }).click();
  const choose = (note: string) => chooseRadio(top.getByRole('radio', { name: new RegExp(note) }));
  const enterPassword = (password: string) =>
    findDialog(phone).getByLabel(t.payments('password')).fill(password);
  const agreeToLeave = () => agreeTo(phone, t.payments('leaveAsk'));
  return {
    enterPassword,
    see: () => expect(top.getByRole('heading', { name: t.payments('amount') })).toBeVisible(),
    async payByBalance(password: string) {
      await choose(t.payments('note.balance', { balance: '.*' }));
      await pay();
      await enterPassword(password);
    },
    seeRefusal: () => expect(findDialog(phone).getByRole('alert')).toBeVisible(),
    async payBySandbox() {
      await choose(t.payments('note.sandbox'));
      await pay();
    },
    agreeToLeave,
    async leave() {
      await top.getByRole('button', { name: t.design('back') }).click();
      await agreeToLeave();
    },
  };
};
