import { expect, type Phone } from '../market-test.ts';
import { topOf } from './screen.ts';

export const success = (phone: Phone) => {
  const { t } = phone;
  const top = topOf(phone);
  return {
    seePaid: () => expect(top.getByRole('heading', { name: t.orders('success.pay') })).toBeVisible(),
    seePublished: () => expect(top.getByRole('heading', { name: t.orders('success.comment') })).toBeVisible(),
    seeOrders: () => top.getByRole('button', { name: t.orders('seeOrders') }).click(),
    goHome: () => top.getByRole('button', { name: t.orders('goHome') }).click(),
  };
};
