import { showMoney } from '../../../packages/client-kit/src/money-display.ts';
import { expect, type Phone } from '../../market-test.ts';
import { findDialog, findTopPage } from '../screen.ts';

export const referral = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const figure = (name: 'expected' | 'credited') =>
    top.locator('dl > div').filter({ has: phone.page.getByText(t.referral(name), { exact: true }) });
  return {
    async getCode(): Promise<string> {
      const code = top.locator('b').filter({ hasText: /^[A-Z2-9]{6}$/ });
      await expect(code).toBeVisible();
      return (await code.textContent()) ?? '';
    },
    async seePoster(code: string) {
      await top.getByRole('button', { name: t.referral('poster') }).click();
      const poster = findDialog(phone).getByRole('img', { name: t.referral('posterAlt', { code }) });
      await expect(poster).toBeVisible();
      await phone.page.keyboard.press('Escape');
    },
    seeSum: (name: 'expected' | 'credited', sum: string) =>
      expect(figure(name)).toContainText(showMoney(sum)),
    seeEarning: (state: 'expected' | 'credited') =>
      expect(top.getByText(t.referral(`state.${state}`)).first()).toBeVisible(),
    seeHow: () => expect(top.getByRole('heading', { name: t.referral('how') })).toBeVisible(),
  };
};
