import { expect, type Phone } from '../../market-test.ts';
import { chooseRadio, findTopPage } from '../screen.ts';

export const recharge = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    async payBySandbox(yuan: string) {
      await top.getByLabel(t.wallet('rechargeAmount'), { exact: true }).fill(yuan);
      await chooseRadio(top.getByRole('radio', { name: new RegExp(t.payments('note.sandbox')) }));
      await top.getByRole('button', { name: t.wallet('rechargeNow', { amount: '' }).trim() }).click();
    },
    seeWaiting: () =>
      expect(top.getByRole('heading', { name: t.payments('recharge.pending') })).toBeVisible(),
    seeDone: () => expect(top.getByRole('heading', { name: t.wallet('rechargeDone') })).toBeVisible(),
    seeWallet: () => top.getByRole('button', { name: t.wallet('seeWallet') }).click(),
  };
};
