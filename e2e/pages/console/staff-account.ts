import { generateSync } from 'otplib';
import { expect, type Phone } from '../../market-test.ts';
import { password } from '../../people.ts';

const stepSeconds = 30;
const recoveryCodeCount = 10;

/** What the authenticator app shows `stepsAhead` steps from now. */
export const generateCode = (secret: string, stepsAhead = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + stepsAhead * stepSeconds });

/** The own account of a shop's member of staff: logging in and out, and the second factor. */
export const staffAccount = ({ page, t }: Phone) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    async logIn(account: string) {
      await page.goto('/console/seller/login');
      await page.getByLabel(t.staff('account')).fill(account);
      await page.getByLabel(t.staff('password'), { exact: true }).fill(password);
      await button(t.staff('login')).click();
    },
    async enterCode(code: string) {
      await page.getByLabel(t.staff('code'), { exact: true }).fill(code);
      await button(t.staff('verify')).click();
    },
    async open() {
      await page.getByRole('button', { name: t.console('account') }).click();
      await page.getByRole('menuitem', { name: t.console('accountSecurity') }).click();
      await expect(page.getByRole('heading', { name: t.staff('accountTitle') })).toBeVisible();
    },
    /** Sets the second factor up; answers its secret and the recovery codes. */
    async enrol() {
      await button(t.staff('enrol')).click();
      await expect(page.getByRole('img', { name: t.staff('enrolQr') })).toBeVisible();
      const shown = (await page.locator('[data-secret]').textContent()) ?? '';
      const secret = shown.replace(/\s/g, '');
      await page.getByLabel(t.staff('code'), { exact: true }).fill(generateCode(secret));
      await button(t.staff('enrolFinish')).click();
      const list = page.getByRole('list', { name: t.staff('recoveryCodes') });
      await expect(list.getByRole('listitem')).toHaveCount(recoveryCodeCount);
      const codes = await list.getByRole('listitem').allInnerTexts();
      const saving = page.waitForEvent('download');
      await button(t.staff('downloadCodes')).click();
      expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
      await button(t.staff('codesSaved')).click();
      return { secret, codes };
    },
    seeCodesLeft: (n: number) => expect(page.getByText(t.staff('codesLeft', { n }))).toBeVisible(),
    async logOut() {
      await page.getByRole('button', { name: t.console('account') }).click();
      await page.getByRole('menuitem', { name: t.console('logout') }).click();
      await expect(button(t.staff('login'))).toBeVisible();
    },
    async switchOff() {
      await button(t.staff('remove')).click();
      const question = page.getByRole('dialog', { name: t.staff('removeTitle') });
      await question.getByRole('button', { name: t.staff('remove') }).click();
      await expect(page.getByText(t.staff('isOff'))).toBeVisible();
    },
    /** The first page is there: it comes by itself, and takes what was opened before it away. */
    async seeIn() {
      await expect(page.getByRole('navigation', { name: t.console('navigation') })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
    },
    seeRefused: () => expect(page.getByRole('alert')).toBeVisible(),
  };
};
