import { expect, type Phone } from '../../market-test.ts';
import { chooseRadio, findDialog, findTopPage, pressOnceReady, seeTitle } from '../screen.ts';

export const confirmOrder = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
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
    seeOpensTeam: () => expect(top.getByRole('heading', { name: t.orders('openTeam') })).toBeVisible(),
    seeJoinsTeam: () => expect(top.getByRole('heading', { name: t.orders('joinTeam') })).toBeVisible(),
    /** The one shop's coupon, by its name. */
    async useCoupon(title: string) {
      await top.getByRole('button', { name: t.orders('shopCard') }).click();
      await chooseRadio(findDialog(phone).getByRole('radio', { name: title }));
      await findDialog(phone)
        .getByRole('button', { name: t.orders('useCard') })
        .click();
    },
    seeDiscount: (discount: string) =>
      expect(top.getByRole('button', { name: t.orders('shopCard') })).toContainText(discount),
    place: () => pressOnceReady(submit),
  };
};
