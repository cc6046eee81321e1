import { showMoney } from '../../../packages/client-kit/src/money-display.ts';
import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const wallet = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    /** The balance in two-place text. */
    seeBalance: (money: string) =>
      expect(top.getByText(showMoney(money).slice(1), { exact: true }).first()).toBeVisible(),
    recharge: () => top.getByRole('button', { name: t.wallet('recharge'), exact: true }).click(),
    withdraw: () => top.getByRole('button', { name: t.wallet('withdraw'), exact: true }).click(),
    seeAllBills: () => top.getByRole('button', { name: t.wallet('seeAll') }).click(),
    manageAccounts: () => top.getByRole('link', { name: t.wallet('manage'), exact: true }).click(),
  };
};
