/** The money radar: what a channel's bill says otherwise, and how that is repaired. */
import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

export const radar = ({ page, t }: Phone) => {
  const text = t.radar;
  const bill = page.getByRole('region', { name: text('bill') });
  const findRow = (number: string) => bill.getByRole('row').filter({ hasText: number });
  return {
    async open() {
      await page.goto('/console/platform/radar');
      await expect(page.getByRole('heading', { name: text('radar'), level: 1 })).toBeVisible();
    },
    async fetchBill() {
      const names = [text('fetch'), text('fetchAgain')];
      await bill.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click();
      await hear(page, text('fetched'));
    },
    seeDifference: (number: string, state: 'open' | 'repaired') =>
      expect(findRow(number).getByText(text(`state_${state}`), { exact: true })).toBeVisible(),
    /** The entries come before the button that writes them. */
    async repair(number: string, reason: string) {
      await findRow(number).getByRole('button').first().click();
      await expect(bill.getByText(text('fund_promotions')).first()).toBeVisible();
      await bill.getByRole('textbox', { name: text('reason') }).fill(reason);
      await bill
        .getByRole('button', { name: new RegExp(`^${text('doRepair', { amount: '' }).trim()} `) })
        .click();
      await hear(page, text('repairDone'));
    },
    async checkEverything() {
      await page.getByRole('button', { name: text('checkWhole') }).click();
      const found = text('wholeCheck_balanced', { at: '.+', entries: '[\\d,]+', by: '.+' });
      await expect(page.getByText(new RegExp(`^${found}$`))).toBeVisible();
    },
  };
};
