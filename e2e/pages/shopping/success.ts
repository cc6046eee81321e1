import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const success = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    seePaid: () => expect(top.getByRole('heading', { name: t.orders('success.pay') })).toBeVisible(),
    seeTeamForming: () => expect(top.getByRole('heading', { name: t.orders('success.team') })).toBeVisible(),
    seeTeamFormed: () => expect(top.getByRole('heading', { name: t.orders('success.formed') })).toBeVisible(),
    /** To the team one is in now, to ask friends or to see it complete. */
    goToTeam: () =>
      top
        .getByRole('button', { name: new RegExp(`^(${t.orders('do.invite')}|${t.orders('do.seeTeam')})$`) })
        .click(),
    seePublished: () => expect(top.getByRole('heading', { name: t.orders('success.comment') })).toBeVisible(),
    seeOrders: () => top.getByRole('button', { name: t.orders('seeOrders') }).click(),
    goHome: () => top.getByRole('button', { name: t.orders('goHome') }).click(),
  };
};
