import { expect, type Phone } from '../../market-test.ts';
import { seeTitle, topOf } from '../screen.ts';

type Tab = 'all' | 'pay' | 'ship' | 'receive' | 'review' | 'closed';

export const orders = (phone: Phone) => {
  const { t } = phone;
  const top = topOf(phone);
  const linkOf = (title: string) =>
    top.getByRole('main').getByRole('link').filter({ hasText: title }).first();
  return {
    see: () => seeTitle(phone, t.app('orders')),
    async seeTab(tab: Tab) {
      await expect(top.getByRole('tab', { selected: true })).toContainText(t.orders(`tab.${tab}`));
    },
    chooseTab: (tab: Tab) => top.getByRole('tab', { name: t.orders(`tab.${tab}`) }).click(),
    seeOrder: (title: string) => expect(linkOf(title)).toBeVisible(),
    openFirst: () => top.getByRole('main').getByRole('link').first().click(),
    open: (title: string) => linkOf(title).click(),
  };
};
