import { expect, type Phone } from '../../market-test.ts';
import { chooseRadio, findDialog, findTopPage } from '../screen.ts';

export const refundForm = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const amount = top.getByLabel(t.refunds('amount'), { exact: true });
  const choose = async (row: string, option: string | RegExp) => {
    await top.getByRole('button', { name: new RegExp(`^${row}`) }).click();
    const sheet = findDialog(phone);
    await chooseRadio(sheet.getByRole('radio', { name: option }));
    await sheet.getByRole('button', { name: t.design('confirm') }).click();
    await expect(sheet).toBeHidden();
  };
  return {
    chooseReason: (reason: RegExp) => choose(t.refunds('reason'), reason),
    chooseKind: (kind: 'refund_only' | 'return_and_refund') =>
      chooseRadio(top.getByRole('radio', { name: new RegExp(`^${t.refunds(`kind.${kind}`)}`) })),
    write: (words: string) => top.getByLabel(t.refunds('wordsHint')).fill(words),
    typeAmount: (yuan: string) => amount.fill(yuan),
    /** More than can go back is said at the amount. */
    async seeTooMuch(most: string) {
      await top.getByRole('button', { name: t.refunds('submit'), exact: true }).click();
      await expect(top.getByText(t.refunds('amountAbove', { amount: most }))).toBeVisible();
    },
    submit: () => top.getByRole('button', { name: t.refunds('submit'), exact: true }).click(),
    resubmit: () => top.getByRole('button', { name: t.refunds('resubmit'), exact: true }).click(),
    seeRejection: (words: string) => expect(top.getByText(words)).toBeVisible(),
  };
};
