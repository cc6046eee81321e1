import { expect, type Phone } from '../../market-test.ts';
import { findTopPage } from '../screen.ts';

export const team = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const seeHead = (words: string) =>
    expect(top.getByRole('heading', { level: 2, name: words })).toBeVisible();
  return {
    seeLacking: (count: number) => seeHead(t.groups('lackingHead', { count })),
    seeSuccess: () => seeHead(t.groups('successHead')),
    seeMembers: (count: number) =>
      expect(top.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveCount(count),
    seeFailed: () => seeHead(t.groups('failHead')),
    join: () => top.getByRole('button', { name: t.groups('joinNow') }).click(),
    seeOrder: () =>
      top
        .getByRole('button', { name: t.groups('seeOrder') })
        .first()
        .click(),
  };
};
