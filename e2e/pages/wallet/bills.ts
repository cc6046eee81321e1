import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const bills = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const findRow = (amount: string) => top.getByRole('link').filter({ hasText: amount }).first();
  return {
    narrowTo: (type: 'pay' | 'recharge' | 'withdraw' | 'refund') =>
      top.getByRole('button', { name: t.wallet(`type.${type}`), exact: true }).click(),
    see: (amount: string) => expect(findRow(amount)).toBeVisible(),
    open: (amount: string) => findRow(amount).click(),
  };
};

export const bill = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    async verify() {
      await expect(top.getByText(t.wallet('unverified'), { exact: true })).toBeVisible();
      await top.getByRole('button', { name: t.wallet('verify'), exact: true }).click();
    },
    seeVerified: () => expect(top.getByText(t.wallet('verified'), { exact: true })).toBeVisible(),
  };
};
