/** A shop's income: its payout account, its withdrawals. */
import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

type Card = { number: string; bank: string; holder: string; phone: string };

export const shopMoney = ({ page, t }: Phone) => {
  const text = t.payouts;
  const withdraw = page.getByRole('region', { name: text('withdraw') });
  return {
    async open() {
      await page.goto('/console/seller/money');
      await expect(withdraw).toBeVisible();
    },
    /** Types the number of the first account or of another; the bank is there by itself. */
    async setAccount({ number, bank, holder, phone }: Card) {
      const name = new RegExp(`^(${text('accountSet')}|${text('accountChange')})$`);
      await withdraw.getByRole('button', { name }).click();
      const drawer = page.getByRole('dialog', { name: text('account') });
      await drawer.getByLabel(text('cardNumber')).fill(number);
      await expect(drawer.getByText(bank)).toBeVisible();
      await drawer.getByLabel(text('holder')).fill(holder);
      await drawer.getByLabel(text('phone')).fill(phone);
      await drawer.getByRole('button', { name: t.conflict('save'), exact: true }).click();
      await expect(drawer).toBeHidden();
    },
    seeAccount: (shown: string) => expect(withdraw.getByText(shown)).toBeVisible(),
    async withdraw(amount: string, shown: string) {
      await withdraw.getByLabel(text('withdrawAmount')).fill(amount);
      await withdraw.getByRole('button', { name: text('withdrawDo', { amount: shown }) }).click();
      const question = page.getByRole('dialog');
      await question.getByRole('button', { name: text('withdrawDoPlain'), exact: true }).click();
      await hear(page, text('withdrawSent'));
    },
    /** The newest of all. */
    async seeNewest(state: 'created' | 'successed', shown: string) {
      await page.goto('/console/seller/money/withdrawals');
      const row = page.getByRole('row').filter({ hasText: shown }).first();
      await expect(row).toContainText(text(`state_${state}`));
    },
  };
};
