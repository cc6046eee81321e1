import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findTopPage, seeToast } from '../screen.ts';

export const messages = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    openKind: (kind: 'logistics' | 'notify' | 'system') =>
      top.getByRole('link', { name: new RegExp(`${t.notices(kind)}$`) }).click(),
    /** The newest of those that are about this. */
    see: (about: string) => expect(top.getByRole('button', { name: about }).first()).toBeVisible(),
    open: (about: string) => top.getByRole('button', { name: about }).first().click(),
    async readAll() {
      await top.getByRole('button', { name: t.notices('readAll') }).click();
      await agreeTo(phone, t.notices('readAllAsk'));
      await seeToast(phone, t.notices('readAll'));
      await expect(top.getByText(t.notices('unread'))).toHaveCount(0);
    },
  };
};
