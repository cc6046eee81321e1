import { expect, type Phone } from '../../market-test.ts';
import { codeSentBy } from '../../people.ts';
import { findTopPage } from '../screen.ts';

const provider = { zh: '微信', en: 'WeChat' };

/** A login by WeChat: to its own page, and back. */
export const thirdLogin = (phone: Phone) => {
  const { page, t, language } = phone;
  const top = findTopPage(phone);
  const agree = () => top.getByRole('checkbox', { name: t.identity('agree') }).check({ force: true });
  return {
    async begin() {
      await agree();
      await top.getByRole('button', { name: t.identity('loginBy', { name: provider[language] }) }).click();
      await expect(page).toHaveURL(/\/sandbox\/wechat\//);
    },
    agreeAs: (person: string) => page.getByRole('button', { name: person }).click(),
    refuse: () => page.getByRole('button').last().click(),
    seeNothingCame: () => expect(top.getByText(t.identity('thirdNothing'))).toBeVisible(),
    async bindMobile(mobile: string) {
      await top.getByRole('textbox', { name: t.identity('mobile') }).fill(mobile);
      const ask = () => top.getByRole('button', { name: t.identity('sendCode') }).click();
      await top.getByRole('textbox', { name: t.identity('code') }).fill(await codeSentBy(mobile, ask));
      await agree();
      await top.getByRole('button', { name: t.identity('bindAndLogin') }).click();
    },
  };
};
