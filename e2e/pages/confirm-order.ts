import { expect, type Phone } from '../market-test.ts';
import { seeTitle, topOf } from './screen.ts';

export const confirmOrder = (phone: Phone) => {
  const { t } = phone;
  const top = topOf(phone);
  const submit = top.getByRole('button', { name: t.orders('submit') });
  return {
    submit,
    async see(titles: readonly string[]) {
      await seeTitle(phone, t.app('confirmOrder'));
      for (const title of titles) await expect(top.getByText(title)).toBeVisible();
    },
    chooseAddress: () => top.getByRole('button', { name: t.orders('address') }).click(),
    seeRecipient: (name: string) =>
      expect(top.getByRole('button', { name: t.orders('address') })).toContainText(name),
    writeToFirstShop: (remark: string) => top.getByLabel(t.orders('remark')).first().fill(remark),
    place: () => submit.click(),
  };
};
