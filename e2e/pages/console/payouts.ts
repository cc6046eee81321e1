/** Withdrawals as the operator's staff decide them, pay them out and take the bank's results. */
import { readFile } from 'node:fs/promises';
import { expect, type Phone } from '../../market-test.ts';

export const payouts = ({ page, t }: Phone) => {
  const text = t.payouts;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const answer = async (name: string) => {
    await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
  };
  const findRow = (withdrawalNo: string) => page.getByRole('row').filter({ hasText: withdrawalNo });
  const approvals = page.getByRole('region', { name: text('approvals') });
  const seeHead = (state: string) =>
    expect(page.getByRole('main').locator('header').getByText(state, { exact: true })).toBeVisible();
  return {
    async openList(tab: 'open' | 'waiting' | 'approved' | 'sent') {
      await page.goto('/console/platform/withdrawals');
      await page.getByRole('tab', { name: new RegExp(`^${text(`tab_${tab}`)}`) }).click();
    },
    async open(withdrawalNo: string) {
      await page.goto(`/console/platform/withdrawals?state=all&keyword=${withdrawalNo}`);
      await findRow(withdrawalNo).getByRole('link').click();
      await expect(page.getByRole('heading', { name: text('payout', { no: withdrawalNo }) })).toBeVisible();
    },
    reload: () => page.reload(),
    async approve() {
      await button(text('approve')).click();
      await answer(text('approve'));
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(approvals.getByText(text('agreed'), { exact: true })).not.toHaveCount(0);
    },
    seeNeedsAnother: () => expect(page.getByText(text('hindrance_approvedByYou'))).toBeVisible(),
    seeApproved: (times: number) =>
      expect(approvals.getByText(text('agreed'), { exact: true })).toHaveCount(times),
    seeNoPayout: () => expect(button(text('paid'))).toHaveCount(0),
    async pay(reference: string, amount: string) {
      await button(text('paid')).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(text('reference')).fill(reference);
      await form.getByRole('button', { name: text('paidDo', { amount }) }).click();
      await expect(form).toBeHidden();
    },
    seeStep: (step: 'waiting' | 'approved' | 'sent') => seeHead(text(`tab_${step}`)),
    seeState: (state: 'successed' | 'rejected') => seeHead(text(`state_${state}`)),
    seeFailure: (reason: string) => expect(page.getByText(text('lastFailure', { reason }))).toBeVisible(),
    /** Hands them to the bank; answers the name and the lines of the file that is saved. */
    async sendBatch(withdrawalNos: readonly string[]) {
      for (const number of withdrawalNos) await findRow(number).getByRole('checkbox').check();
      await button(text('makeBatchMany', { n: withdrawalNos.length })).click();
      await answer(text('makeBatch'));
      const saving = page.waitForEvent('download');
      await answer(text('batchDownload'));
      const file = await saving;
      const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
      return { name: file.suggestedFilename(), lines };
    },
    async importResults(table: string) {
      await button(text('importResults')).click();
      const drawer = page.getByRole('dialog', { name: text('importResults') });
      const buffer = Buffer.from(table);
      await drawer
        .locator('input[type=file]')
        .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer });
      return {
        seeProblem: (problem: string) => expect(drawer.getByText(problem)).toBeVisible(),
        send: (lines: number) => drawer.getByRole('button', { name: text('importDo', { n: lines }) }).click(),
        seeDone: (paid: number, failed: number, refused: number) =>
          expect(drawer.getByText(text('importDone', { paid, failed, refused }))).toBeVisible(),
        close: () => drawer.getByRole('button', { name: text('close'), exact: true }).click(),
      };
    },
  };
};
