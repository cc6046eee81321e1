import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage } from '../screen.ts';

export const withdraw = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    typeAmount: (yuan: string) => top.getByLabel(t.wallet('withdrawAmount'), { exact: true }).fill(yuan),
    seeArriving: (money: string) => expect(top.getByText(money, { exact: true })).toBeVisible(),
    async confirm(password: string) {
      await top.getByRole('button', { name: t.wallet('withdrawNow'), exact: true }).click();
      await findDialog(phone).getByLabel(t.payments('password')).fill(password);
    },
    seeDone: () => expect(top.getByRole('heading', { name: t.wallet('withdrawDone') })).toBeVisible(),
    seeProgress: () => top.getByRole('button', { name: t.wallet('seeProgress') }).click(),
  };
};
