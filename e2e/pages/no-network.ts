import { expect, type Phone } from '../market-test.ts';
import { findDialog, findTopPage, seeToast } from './screen.ts';

export const noNetwork = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const refresh = () => top.getByRole('button', { name: t.app('refresh') }).click();
  const seePoor = () => seeToast(phone, t.app('poorNetwork'));
  return {
    refresh,
    seePoor,
    see: () => expect(top.getByRole('heading', { name: t.app('offlineTitle') })).toBeVisible(),
    async tryInVain() {
      await refresh();
      await seePoor();
    },
    async enterAnyway() {
      await findDialog(phone)
        .getByRole('button', { name: t.app('enterAnyway') })
        .click();
      await expect(top.getByRole('heading', { name: t.app('offlineTitle') })).toBeHidden();
    },
  };
};
