import type { RefundState } from '../../../packages/contract/src/index.ts';
import { expect, type Phone } from '../../market-test.ts';
import { chooseRadio, findDialog, findTopPage, seeTitle, seeToast } from '../screen.ts';

export const refund = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const press = (name: string) => top.getByRole('button', { name, exact: true }).click();
  return {
    async seeState(state: RefundState) {
      await seeTitle(phone, t.app('refund'));
      const headline = t.refunds(`headline.${state}`);
      await expect(top.getByRole('heading', { level: 2, name: headline })).toBeVisible();
    },
    seeOtherwise: (what: 'approved' | 'notReturned') =>
      expect(top.getByText(t.refunds(`otherwise.${what}`))).toBeVisible(),
    seeRejection: (words: string) => expect(top.getByText(words).first()).toBeVisible(),
    seeAmount: (money: string) => expect(top.getByText(money).first()).toBeVisible(),
    edit: () =>
      top
        .getByRole('button', { name: t.refunds('edit'), exact: true })
        .last()
        .click(),
    async intervene(words: string) {
      await press(t.refunds('interveneShort'));
      const sheet = findDialog(phone);
      await sheet.getByLabel(t.refunds('interveneWords')).fill(words);
      await sheet.getByRole('button', { name: t.refunds('intervene'), exact: true }).click();
      await seeToast(phone, t.refunds('intervened'));
    },
    async addEvidence(words: string) {
      await press(t.refunds('evidence'));
      const sheet = findDialog(phone);
      await sheet.getByLabel(t.refunds('evidenceWords')).fill(words);
      await sheet.getByRole('button', { name: t.refunds('send'), exact: true }).click();
      await seeToast(phone, t.refunds('evidenceSent'));
    },
    async seeDecision(why: string) {
      await expect(top.getByRole('heading', { name: t.refunds('decision') })).toBeVisible();
      await expect(top.getByText(why).first()).toBeVisible();
    },
    async seeReturnAddress(detail: string) {
      await expect(top.getByRole('heading', { name: t.refunds('returnAddress') })).toBeVisible();
      await expect(top.getByText(detail)).toBeVisible();
    },
    async sendBack(carrier: RegExp, number: string) {
      await top.getByRole('button', { name: new RegExp(`^${t.refunds('carrier')}`) }).click();
      const sheet = findDialog(phone);
      await chooseRadio(sheet.getByRole('radio', { name: carrier }));
      await sheet.getByRole('button', { name: t.design('confirm') }).click();
      await top.getByLabel(t.refunds('trackingNo')).fill(number);
      await press(t.refunds('sendParcel'));
      await seeToast(phone, t.refunds('sent'));
    },
    async seeLog(words: string) {
      await press(t.refunds('seeAll'));
      await seeTitle(phone, t.app('refundLog'));
      await expect(findTopPage(phone).getByText(words).first()).toBeVisible();
    },
  };
};
