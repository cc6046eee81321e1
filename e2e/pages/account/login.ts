import { expect, type Phone } from '../../market-test.ts';
import { codeSentBy, password } from '../../people.ts';
import { findTopPage } from '../screen.ts';

export const login = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const agree = () => top.getByRole('checkbox', { name: t.identity('agree') }).check({ force: true });
  return {
    see: () => expect(top.getByRole('heading', { name: t.identity('welcome') })).toBeVisible(),
    async byCode(mobile: string) {
      await top.getByRole('textbox', { name: t.identity('mobile') }).fill(mobile);
      const ask = () => top.getByRole('button', { name: t.identity('sendCode') }).click();
      await top.getByRole('textbox', { name: t.identity('code') }).fill(await codeSentBy(mobile, ask));
      await agree();
      await top.getByRole('button', { name: t.identity('loginOrRegister'), exact: true }).click();
    },
    async byPassword(account: string) {
      await top.getByRole('button', { name: t.identity('usePassword') }).click();
      await top.getByRole('textbox', { name: t.identity('account') }).fill(account);
      await top.getByRole('textbox', { name: t.identity('password') }).fill(password);
      await agree();
      await top.getByRole('button', { name: t.identity('login'), exact: true }).click();
    },
  };
};
