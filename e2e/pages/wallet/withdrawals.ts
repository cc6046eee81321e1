import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const withdrawals = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    /** The newest, with its steps. */
    seeRequested: (money: string) =>
      expect(top.getByText(t.wallet('event.created', { amount: money })).first()).toBeVisible(),
    seeAll: () => top.getByRole('link', { name: t.wallet('seeAll') }).click(),
    async narrowTo(state: 'created' | 'successed' | 'rejected') {
      await top.getByRole('button', { name: new RegExp(`^${t.wallet(`state.${state}`)}`) }).click();
    },
    seeAmount: (money: string) => expect(top.getByText(money, { exact: true }).first()).toBeVisible(),
  };
};
