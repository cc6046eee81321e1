import { expect, type Phone } from '../../market-test.ts';
import { findTopPage, seeTitle } from '../screen.ts';

type Tab = 'all' | 'pay' | 'ship' | 'receive' | 'review' | 'closed';

export const orders = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const findLink = (title: string) =>
    top.getByRole('main').getByRole('link').filter({ hasText: title }).first();
  return {
    see: () => seeTitle(phone, t.app('orders')),
    async seeTab(tab: Tab) {
      await expect(top.getByRole('tab', { selected: true })).toContainText(t.orders(`tab.${tab}`));
    },
    chooseTab: (tab: Tab) => top.getByRole('tab', { name: t.orders(`tab.${tab}`) }).click(),
    seeOrder: (title: string) => expect(findLink(title)).toBeVisible(),
    openFirst: () => top.getByRole('main').getByRole('link').first().click(),
    open: (title: string) => findLink(title).click(),
  };
};
