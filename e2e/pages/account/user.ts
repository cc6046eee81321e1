import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, chooseRadio, findDialog, findTopPage } from '../screen.ts';

export const user = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  async function choose(row: 'language' | 'theme', option: string) {
    await top.getByRole('button', { name: new RegExp(`^${t.identity(row)}`) }).click();
    await chooseRadio(findDialog(phone).getByRole('radio', { name: option }));
    await expect(findDialog(phone)).toBeHidden();
  }
  const loginLink = top.getByRole('link', { name: t.identity('loginToSeeHint') });
  return {
    seeVisitor: () => expect(loginLink).toBeVisible(),
    goToLogin: () => loginLink.click(),
    seeName: (name: string) => expect(top.getByText(name, { exact: true })).toBeVisible(),
    seeBalance: (money: string) =>
      expect(
        top.locator('dl > div').filter({ has: phone.page.getByText(t.identity('balance'), { exact: true }) }),
      ).toContainText(money),
    chooseLanguage: (language: 'zh' | 'en') => choose('language', t.identity(`${language}Name`)),
    chooseTheme: (theme: 'System' | 'Light' | 'Dark') => choose('theme', t.identity(`theme${theme}`)),
    async logOut() {
      await top.getByRole('button', { name: t.identity('logout') }).click();
      await agreeTo(phone, t.identity('logoutAsk'));
    },
  };
};
