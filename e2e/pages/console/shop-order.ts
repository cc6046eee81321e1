import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

/** One order, as its shop works on it. */
export const shopOrder = ({ page, t: { ship: t } }: Phone) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const reprice = page.getByRole('dialog', { name: t('changePriceTitle') });
  const correction = page.getByRole('dialog', { name: t('changeParcelTitle') });
  return {
    async open(id: number) {
      await page.goto(`/console/seller/orders/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    async setPrice(payable: string) {
      await press(t('changePrice')).click();
      await reprice.getByLabel(t('newPayable')).fill(payable);
      await reprice.getByRole('button', { name: t('changePrice') }).click();
      await hear(page, t('priceSaved'));
      await expect(reprice).toBeHidden();
    },
    async correctNumber(trackingNo: string) {
      await press(t('changeParcel')).click();
      await correction.getByRole('textbox', { name: t('trackingNo') }).fill(trackingNo);
      await correction.getByRole('button', { name: t('changeParcel') }).click();
      await hear(page, t('parcelChanged'));
      await expect(correction).toBeHidden();
    },
    seeNumber: (trackingNo: string) => expect(page.getByText(trackingNo).first()).toBeVisible(),
  };
};
